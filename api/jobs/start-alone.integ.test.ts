import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture';
import { startAlone } from './start-alone';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('one of several does it at a time; another takes over when that one stops, or loses its connection', async () => {
  const doing = new Set<string>();
  const errors: unknown[] = [];
  const start = (who: string) =>
    startAlone({
      url: database.url,
      name: 'bot',
      lookMs: 20,
      onError: (error) => errors.push(error),
      begin: () => {
        doing.add(who);
        return { stop: async () => void doing.delete(who) };
      },
    });
  const first = start('biri');
  await vi.waitFor(() => expect([...doing]).toEqual(['biri']), 20_000);
  const others = [start('ikinci'), start('üçüncü')];
  await first.stop();
  await vi.waitFor(() => expect(doing.size).toBe(1), 20_000);
  const [second] = doing;
  expect(second).not.toBe('biri');
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sikke-alone' and datname = current_database() and pid in (select pid from pg_locks where locktype = 'advisory' and granted)",
  );
  await vi.waitFor(() => expect(doing.size).toBe(1), 20_000);
  await Promise.all(others.map((one) => one.stop()));
  expect(doing.size).toBe(0);
});
