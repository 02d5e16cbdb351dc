/** A server of another origin, to which nothing may get through. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface EvilServer {
  /** Host and port. */
  readonly host: string;
  /** What reached it. */
  readonly hits: readonly string[];
  close(): Promise<unknown>;
}

/** Starts one, on a port that is free. */
export async function startEvil(): Promise<EvilServer> {
  const hits: string[] = [];
  const server = createServer((request, response) => {
    hits.push(request.url ?? "");
    response.setHeader("access-control-allow-origin", "*");
    response.end("export default 1;");
  });
  server.on("upgrade", ({ url }, socket) => {
    hits.push(`upgrade ${url}`);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    hits,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
