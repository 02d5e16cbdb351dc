export { counted } from "./counted.en.ts";
