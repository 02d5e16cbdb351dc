#!/usr/bin/env node
import { leaveWhenNobodyReads } from "./output.ts";
import { run } from "./run.ts";

leaveWhenNobodyReads();
await run(process.argv.slice(2));
