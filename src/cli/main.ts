#!/usr/bin/env node
import { goToCaller } from "./caller.ts";
import { leaveWhenNobodyReads } from "./output.ts";
import { run } from "./run.ts";

goToCaller();
leaveWhenNobodyReads();
await run(process.argv.slice(2));
