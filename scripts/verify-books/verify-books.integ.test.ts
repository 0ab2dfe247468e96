import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBooks } from '@/api/services/books/close-books';
import { headHash } from '@/api/services/books/head-hash';
import { listHeads } from '@/api/services/books/list-heads';
import { postToLedger } from '@/api/services/ledger/post-to-ledger';
import { makeUser } from '@/api/testing/accounts.fixture';
import { createTestApp, type TestApp } from '@/api/testing/app.fixture';
import type { BookHeadWire } from '@/contract/books';

let api: TestApp;
let folder: string;
let site: Server;
let address: string;
/** What somebody kept. */
let kept: readonly BookHeadWire[];
beforeAll(async () => {
  api = await createTestApp();
  folder = await mkdtemp(join(tmpdir(), 'defter-'));
  const userId = await makeUser(api, 'defterli');
  for (const day of [1, 2]) {
    const posting = { userId, amount: 100 * day, reason: 'event' as const, idempotencyKey: `gun:${day}` };
    await api.deps.db.transaction((tx) => postToLedger({ tx, clock: api.clock }, posting));
    await closeBooks(api.deps);
    api.clock.advance(24 * 3_600_000);
  }
  kept = await listHeads(api.deps);
  // As a site publishes them at any moment.
  site = createServer(async (request, response) => {
    const isHeads = request.url === '/seffaflik/defter-ozetleri.json';
    response.writeHead(isHeads ? 200 : 404).end(JSON.stringify(await listHeads(api.deps)));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  site.close();
  await rm(folder, { recursive: true });
  await api.close();
});

async function keep(heads: readonly BookHeadWire[]): Promise<string> {
  const file = join(folder, `${Math.random()}.json`);
  await writeFile(file, JSON.stringify(heads));
  return file;
}

/** What `npm run verify-books -- …` does. */
async function run(...words: readonly string[]) {
  const env = { ...process.env, DATABASE_DIRECT_URL: '', DATABASE_URL: api.database.url };
  const command = ['scripts/run.mjs', 'verify-books', ...words];
  return promisify(execFile)(process.execPath, command, { env }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code: Number(code), said: `${stdout}${stderr}` }),
  );
}

test('npm run verify-books finds the books as they were, in the database and at the site, beside what was kept in a file or at an address', async () => {
  const file = await keep(kept);
  const last = kept.at(-1)?.hash ?? '';
  for (const words of [
    [],
    ['--head', file],
    ['--head', file, '--site', address],
    ['--url', `${address}/seffaflik/defter-ozetleri.json`],
  ]) {
    const { code, said } = await run(...words);
    expect([code, said.includes('2 heads agree'), said.includes(last)], said).toEqual([0, true, true]);
  }
  expect(await run('--kafa', file)).toMatchObject({ code: 1, said: expect.stringContaining('use: npm run') });
});

test('it ends with 1 and names the day where a line was changed since, and where the kept head is another one', async () => {
  const [first] = kept;
  const content = first?.content.replace('"made":100', '"made":90') ?? '';
  const other = first ? [{ ...first, content, hash: headHash(first.prev_hash, content) }] : [];
  const differing = await run('--head', await keep(other), '--site', address);
  expect(differing.code).toBe(1);
  expect(differing.said).toContain(first?.day);

  const ledger = (verb: string) => sql.raw(`alter table coin_ledger ${verb} trigger user`);
  await api.deps.db.execute(ledger('disable'));
  await api.deps.db.execute(
    sql`update coin_ledger set amount = amount + 1 where id = (select min(id) from coin_ledger)`,
  );
  await api.deps.db.execute(ledger('enable'));
  const changed = await run('--head', await keep(kept));
  expect(changed.code).toBe(1);
  expect(changed.said).toContain('coin_ledger');
});
