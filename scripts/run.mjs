#!/usr/bin/env node
// One door for every npm script: `node scripts/run.mjs <command> [arguments]` runs scripts/<command>.ts through tsx.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, nodeProblem } from './install.mjs';

const problem = nodeProblem();
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const command = process.argv[2] ?? 'start';
// The site's own process is started by `start`, which has looked already.
if (command !== 'site-server') ensureInstalled(root);

const { register } = await import('tsx/esm/api');
const unregister = register();
await import(new URL(`./${command}.ts`, import.meta.url).href);
// What serves runs compiled code from here on: Next imports its cache handler with each request, which would go through tsx's thread.
if (command === 'site-server') await unregister();
