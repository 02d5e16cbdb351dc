import type { APIContext } from "astro";
import { pythonFiles } from "#src/build/python/python-pack.ts";

/** The files of Python, which pages with readers' own programs fetch when somebody asks for it. */
export async function getStaticPaths() {
  return (await pythonFiles()).map(({ address, content }) => ({
    params: { file: address.replace(/^\/python\/|\.bin$/g, "") },
    props: { content },
  }));
}

export function GET({ props }: APIContext<{ content: Buffer<ArrayBuffer> }>): Response {
  return new Response(props.content, { headers: { "content-type": "application/octet-stream" } });
}
