/** Before every test file: what is drawn by chance is the same each time in the quick depth, and new each time in the full one. */
import fc from "fast-check";
import { depth } from "../depth.ts";

fc.configureGlobal(depth({ seed: 20_261_127 }, {}));
