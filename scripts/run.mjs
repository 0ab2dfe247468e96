#!/usr/bin/env node
// One door for every npm script: `node scripts/run.mjs <command>` runs scripts/<command>.ts through tsx.
import { register } from 'tsx/esm/api';

const command = process.argv[2];
register();
await import(new URL(`./${command}.ts`, import.meta.url).href);
