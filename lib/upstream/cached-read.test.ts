import {
  type WorkUnitStore,
  workUnitAsyncStorage,
} from 'next/dist/server/app-render/work-unit-async-storage.external';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { statusSchema } from '@/contract/envelope';
import { cachedRead } from './cached-read';
import { countFallbacks } from './fallback-count';
import { type FaultServer, forgetHealth, startFaultServer } from './fault-server.fixture';

/** For how many seconds what was read may be kept, which is how long a page may be that is made of it: Next takes the least. */
const { held } = vi.hoisted(() => ({ held: [] as number[] }));

// Outside of Next there is no data cache: each read is the first one after a change, which has made stale what was kept or left nothing (`kept.isLeft`).
const kept = vi.hoisted(() => ({ isLeft: false }));
vi.mock('next/cache', () => ({
  unstable_cache: (
    read: (...args: unknown[]) => Promise<unknown>,
    _: unknown,
    { revalidate }: { readonly revalidate: number },
  ) => {
    let last: unknown;
    return async (...args: unknown[]) => {
      held.push(revalidate);
      try {
        last = await read(...args);
      } catch (error) {
        if (!kept.isLeft) throw error;
      }
      return last;
    };
  },
}));

let upstream: FaultServer;
beforeAll(async () => {
  vi.stubEnv('LOG_LEVEL', 'silent');
  upstream = await startFaultServer();
});
beforeEach(forgetHealth);
afterAll(async () => {
  await upstream.close();
  vi.unstubAllEnvs();
});

const answerWith = (status: number) =>
  upstream.answerWith((_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"status":true}'),
  );

it('answers what it knew while the upstream fails, and counts that; an answer of now is not counted', async () => {
  const read = cachedRead({ tag: 'market', answer: statusSchema, revalidateS: 60 });
  const before = countFallbacks();
  answerWith(200);
  expect([await read('/market'), countFallbacks() - before]).toEqual([{ status: true }, 0]);
  answerWith(500);
  expect([await read('/market'), countFallbacks() - before]).toEqual([{ status: true }, 1]);
  answerWith(200);
  expect([await read('/market'), countFallbacks() - before]).toEqual([{ status: true }, 1]);
});

it.each([
  ['remembers', false],
  ['is left by Next', true],
])(
  'has a page hold for five seconds that is made of what it %s: of its change nobody tells again',
  async (_, isLeft) => {
    kept.isLeft = isLeft;
    const read = cachedRead({ tag: 'market', answer: statusSchema, revalidateS: 60 });
    const longest = async () => {
      held.splice(0);
      await read('/market');
      return Math.min(...held);
    };
    answerWith(200);
    expect(await longest()).toBe(60);
    answerWith(500);
    expect(await longest()).toBe(5);
    answerWith(200);
    expect(await longest()).toBe(60);
    kept.isLeft = false;
  },
);

describe('a page that is made for one request', () => {
  /** As Next runs what it makes: of its store the kind alone is looked at. */
  const madeAs = <T>(type: 'request' | 'prerender-legacy', run: () => Promise<T>) =>
    workUnitAsyncStorage.run({ type } as WorkUnitStore, run);
  const forOne = <T>(run: () => Promise<T>) => madeAs('request', run);
  const asked = () => upstream.seen.splice(0).length;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    answerWith(200);
    asked();
  });
  afterEach(() => {
    vi.useRealTimers();
    tagsManifest.clear();
  });

  it('takes what was read less than a second ago, of the same path and by whomever', async () => {
    const read = cachedRead({ tag: 'market', answer: statusSchema, revalidateS: 60 });
    await read('/market');
    expect([await forOne(() => read('/market')), asked()]).toEqual([{ status: true }, 1]);
    await forOne(() => read('/market?page=2'));
    expect(asked()).toBe(1);
    vi.setSystemTime(Date.now() + 999);
    await forOne(() => read('/market'));
    expect(asked()).toBe(0);
    vi.setSystemTime(Date.now() + 1);
    await forOne(() => read('/market'));
    expect(asked()).toBe(1);
  });

  it.each(['expired', 'stale'])(
    'reads anew what a change has made %s, were it in the same moment',
    async (state) => {
      const read = cachedRead({ tag: 'market', answer: statusSchema, revalidateS: 60 });
      await forOne(() => read('/market'));
      tagsManifest.set('market', { [state]: Date.now() });
      await forOne(() => read('/market'));
      expect(asked()).toBe(2);
    },
  );

  it('is the only one: a page that others get asks the data cache each time, as its tags want it', async () => {
    const read = cachedRead({ tag: 'market', answer: statusSchema, revalidateS: 60 });
    await madeAs('prerender-legacy', () => read('/market'));
    await madeAs('prerender-legacy', () => read('/market'));
    await read('/market');
    expect(asked()).toBe(3);
  });
});
