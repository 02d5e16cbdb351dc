import type { Page } from "@playwright/test";

/**
 * Whether the browser asks again for a module that another one imports and that did not come. One that remembers it for the life of
 * the page (Chromium 153 does, 156 does not) leaves a page nothing but to be loaded again.
 */
export async function forgetsFailures(page: Page): Promise<boolean> {
  let isBroken = true;
  const javascript = { contentType: "text/javascript" };
  await page.route(/\/probe-entry\.js/, (route) =>
    route.fulfill({ ...javascript, body: 'import "/probe-part.js";' }),
  );
  await page.route(/\/probe-part\.js/, (route) =>
    isBroken ? route.abort() : route.fulfill({ ...javascript, body: "" }),
  );
  const comes = (address: string) =>
    page.evaluate(
      (each) =>
        import(each).then(
          () => true,
          () => false,
        ),
      address,
    );
  await comes("/probe-entry.js");
  isBroken = false;
  return comes("/probe-entry.js?again");
}
