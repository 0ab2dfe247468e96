import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '@/scripts/test/find-program';
import { isBuildStale } from '@/supervisor/build';
import { dataFolder } from '@/supervisor/data-folder';
import { startEnvironment } from '@/supervisor/environment';
import { forgetOperator } from '@/supervisor/operator-variables';
import { buildVariables } from '@/supervisor/part-environment';
import { onStopSignal } from '@/supervisor/signals';
import { manyProcesses } from './many-processes/many-processes';

/**
 * `npm run many-processes [-- --rounds 2] [--pause 100] [--without-sites]`: two sites and two APIs behind HAProxy, pgbouncer and a replica, each killed and restarted in turn while members
 * order, visitors read and an editor changes something. Prints what came of it. Exit code 1 where a public request failed, a write was lost or doubled, or
 * a change was shown later than after two seconds, or where the replica answered nothing; Ctrl-C and SIGTERM stop everything it started. Members and readers ask as fast as they are answered, or wait so many
 * milliseconds in between. The sites are served from the build of `npm start`, which has to be there.
 */
forgetOperator(process.env);
const interrupted = new AbortController();
onStopSignal(() => interrupted.abort());
const [haproxy, pgbouncer] = [findProgram('haproxy'), findProgram('pgbouncer')];
const rounds = numberAt('--rounds', 1);
const pauseMs = numberAt('--pause', 0);
const hasSites = !process.argv.includes('--without-sites');
const env = startEnvironment({});
const problem =
  haproxy === null || pgbouncer === null
    ? 'This needs haproxy and pgbouncer: apt-get install haproxy pgbouncer.'
    : !Number.isInteger(rounds) || rounds < 1
      ? '--rounds must be a whole number of at least 1.'
      : !Number.isInteger(pauseMs) || pauseMs < 0
        ? '--pause must be a whole number of milliseconds.'
        : hasSites && isBuildStale(buildVariables(env))
          ? 'The build is missing or old: npm start makes it, or leave the sites out with --without-sites.'
          : null;
if (problem !== null) process.stderr.write(`${problem}\n`);
// Its clients would go on asking.
process.exit(problem === null ? await run() : 1);

async function run(): Promise<number> {
  const parent = mkdtempSync(join(tmpdir(), 'sikke-many-'));
  chmodSync(parent, 0o711);
  try {
    const outcome = await manyProcesses({
      folder: dataFolder(['--data', join(parent, 'data')]),
      programs: { haproxy: haproxy ?? '', pgbouncer: pgbouncer ?? '' },
      rounds,
      pauseMs,
      signal: interrupted.signal,
      siteUrl: hasSites ? env.siteUrl : null,
      say: (line) => process.stdout.write(`${line}\n`),
    });
    const { failedReads, late, stale, faults, outdated, ...figures } = outcome;
    const idle = figures.replicaReads === 0 ? ['the replica answered nothing'] : [];
    const wrong = [...failedReads, ...late, ...stale, ...faults, ...outdated, ...idle];
    for (const line of wrong) process.stderr.write(`${line}\n`);
    process.stdout.write(`${JSON.stringify(figures)}\n`);
    return wrong.length + figures.lost + figures.duplicated === 0 ? 0 : 1;
  } catch (error) {
    if (interrupted.signal.aborted) return 130;
    throw error;
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

function numberAt(name: string, usual: number): number {
  const at = process.argv.indexOf(name);
  return at === -1 ? usual : Number(process.argv[at + 1]);
}
