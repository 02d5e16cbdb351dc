/** How the part of an address begins that carries an order of blocks. */
export const LINK = "#order=";
