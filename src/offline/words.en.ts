const day = (at: number): string => new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(at);

const size = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** What is said about copies on the reader's own device. */
export const offlineWords = {
  title: "On this device",
  missing: "You are offline, and this page is not on this device.",
  checking: "Checking what is already here …",
  keep: "Keep the whole site on this device",
  offer: (bytes: number) => `It takes ${size(bytes)} MB.`,
  offerOffline: "Come back to this when you are online.",
  keeping: "The site is on its way to this device.",
  goOn: "Go on",
  cancel: "Cancel",
  remove: "Remove it",
  progress: (bytes: number, of: number) => `${size(bytes)} of ${size(of)} MB`,
  partly: (bytes: number, of: number) =>
    `${size(bytes)} of ${size(of)} MB are here. The rest can follow at any time.`,
  kept: (bytes: number, at: number) => `Kept: ${size(bytes)} MB, updated on ${day(at)}.`,
  older: "There is a newer version of the site.",
  renew: "Update it",
  earlier:
    "An earlier copy of the site is here. It opens without a network until you keep a new one or remove it.",
  removed: "Removed. The pages that you have read still open without a network.",
  refused:
    "Your browser does not let a site keep pages here, perhaps because this is a private window. Everything else works as usual.",
  full: "There is no room left for the site on this device. What has come so far stays here until you remove it.",
  broken: "The connection broke. What has come so far stays here, and you can go on at any time.",
  pages: "Pages that open without a network",
  none: "None yet. The pages you read are kept automatically.",
};
