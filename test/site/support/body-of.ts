import type { Response } from "@playwright/test";

/**
 * What came with a response. The browser does not always hand it out (of what a worker of the page has loaded, or what
 * was fetched again meanwhile): then it is asked of the server once more. Nothing where the page is gone.
 */
export async function bodyOf(response: Response): Promise<Buffer> {
  try {
    return await response.body();
  } catch {
    const again = async () => (await response.frame().page().request.get(response.url())).body();
    return again().catch(() => Buffer.alloc(0));
  }
}
