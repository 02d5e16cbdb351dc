/** Where the site stands, unless a build is told another place. */
export const SITE_ADDRESS = "https://kibitz.example";
