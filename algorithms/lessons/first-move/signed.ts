/** A difference with its sign: "+1", "0", "−3". */
export function signed(x: number): string {
  return x > 0 ? `+${x}` : x < 0 ? `−${-x}` : "0";
}
