/** What begins the end of an address that carries a round robin. */
export const HANDED = "#round-robin=";
