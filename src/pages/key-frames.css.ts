import type { APIRoute } from "astro";
import css from "../styles/sheets/key-frame.css?inline";

/** The style sheet of a picture that stands alone in a file; the build puts it into each of them. */
export const GET: APIRoute = () => new Response(css, { headers: { "content-type": "text/css" } });
