import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runProcesses } from '@/system/processes';

/** What `npm start` has made beside this one. */
const made = join(dirname(process.argv[1] ?? ''), 'site-server.cjs');

/**
 * Serves the site at `PORT` by `SITE_PROCESSES` processes (docs/adr/300), each of them `front/site-server.ts`, until SIGTERM or SIGINT. Started by `npm start`;
 * an operator with an own process manager may run it alone: `SITE_PROCESSES=4 node scripts/run.mjs site-processes`.
 */
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);
void runProcesses({
  name: 'The site',
  count: Number(process.env.SITE_PROCESSES ?? 2),
  ...(existsSync(made) ? { exec: made } : { exec: 'scripts/run.mjs', args: ['site-server'] }),
  // Visitors are answered meanwhile.
  besideEnv: { SITE_WARM_UP: 'full' },
  tell: (line) => process.stdout.write(`${line}\n`),
}).catch((error: unknown) => {
  process.stderr.write(`The site cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
