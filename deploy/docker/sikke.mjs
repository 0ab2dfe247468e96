// The one command of the image: `node sikke.mjs site|api|upgrade|backup|restore|reconcile|admin [arguments]`, and `health` for its checks.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const command = process.argv[2] ?? 'site';
process.chdir(import.meta.dirname ?? new URL('.', import.meta.url).pathname);
if (command === 'health') await askHealth();
else if (command === 'site') serveSite();
else if (/^[a-z]+$/.test(command) && existsSync(`${command}.mjs`)) await import(`./${command}.mjs`);
else {
  process.stderr.write(`There is no command "${command}" in this image.\n`);
  process.exitCode = 1;
}

/** Where a part says that it is well: HEALTH_URL, or the site's own address. */
async function askHealth() {
  const url = process.env.HEALTH_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`;
  const isWell = await fetch(url, { signal: AbortSignal.timeout(4_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
  process.exitCode = isWell ? 0 : 1;
}

/** The configuration is the build's own, as Next's server of a standalone output takes it: there are no sources here to read it from. What is made anew stays in memory. */
function serveSite() {
  const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'));
  const experimental = { ...config.experimental, isrFlushToDisk: false };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, experimental });
  createRequire(import.meta.url)('./site.cjs');
}
