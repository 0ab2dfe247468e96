import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { holdStreams } from './held-streams';
import { quantile } from './load';
import { readCpuMs, readMemory } from './memory';
import type { Row } from './rows';

const siteProcess = /site-server/;
const topics = 'stream,hunt:bonus-hunt-51';
const rename = "update bonus_hunts set title = $1 where slug = 'bonus-hunt-51'";
const title = "select title from bonus_hunts where slug = 'bonus-hunt-51'";
const changes = 20;
const quietMs = 30_000;

/**
 * So many streams held on one process of the site: memory and processor time of each while nothing happens, how long after a commit each
 * reader has it, and what a change costs. Whoever listens shares the machine with what it measures.
 */
export async function liveRows(site: string, databaseUrl: string, streams = 5_000): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const before = readMemory(siteProcess) ?? 0;
  const held = await holdStreams(site, topics, streams);
  try {
    await pause(5_000);
    const count = held.count();
    const each = (((readMemory(siteProcess) ?? 0) - before) * 1024) / count;
    const quiet = await measureCpu(() => pause(quietMs));
    const usual = (await client.query<{ title: string }>(title)).rows[0]?.title;
    const waits: number[] = [];
    const busy = await measureCpu(async () => {
      for (let nth = 0; nth < changes; nth += 1) {
        const text = `Ölçüm ${nth}.`;
        waits.push(...(await held.timesOf(text, () => client.query(rename, [text]))));
        await pause(500);
      }
    });
    await client.query(rename, [usual]);
    const thousands = count / 1_000;
    return [
      { name: 'streams held on one process of the site', ours: count },
      { name: 'memory of a stream, KiB', ours: each },
      { name: '1 000 quiet streams, % of a core', ours: ((quiet / quietMs) * 100) / thousands },
      { name: 'a change told to 1 000 streams, ms of a core', ours: busy / changes / thousands },
      { name: 'commit to reader, median, ms', ours: quantile(waits, 0.5) },
      { name: 'commit to reader, p95, ms', ours: quantile(waits, 0.95), aim: '< 1000 ms' },
    ];
  } finally {
    held.close();
    await client.end();
  }
}

/** Milliseconds of a core that the site took meanwhile. */
async function measureCpu(run: () => Promise<void>): Promise<number> {
  const before = readCpuMs(siteProcess);
  await run();
  return readCpuMs(siteProcess) - before;
}
