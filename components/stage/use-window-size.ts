import { useEffect, useState } from "react";

/** The size of the window, as it is now. */
export function useWindowSize(): { readonly width: number; readonly height: number } {
  const [size, setSize] = useState(read);
  useEffect(() => {
    const onResize = () => setSize(read());
    addEventListener("resize", onResize);
    return () => removeEventListener("resize", onResize);
  }, []);
  return size;
}

function read() {
  return { width: innerWidth, height: innerHeight };
}
