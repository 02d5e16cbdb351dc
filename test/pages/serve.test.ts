import { expect, test } from "vitest";
import { serve } from "../../scripts/serve.mjs";

test("the server says who may frame its pages, and answers nothing but GET and HEAD", async () => {
  const { server, url } = (await serve({ port: 4370 })) as { server: { close(): void }; url: string };
  try {
    const found = await fetch(url);
    if (found.status === 200)
      expect(found.headers.get("content-security-policy")).toBe("frame-ancestors 'self'");
    const posted = await fetch(url, { method: "POST", body: "x" });
    expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  } finally {
    server.close();
  }
});
