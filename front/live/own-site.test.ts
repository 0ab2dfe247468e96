import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteFallback } from '@/lib/upstream/fallback-count';
import { listen } from '../ask.fixture';
import { createOwnSite } from './own-site';
import { createTopic } from './topic';

let site: Server;
let origin: string;
/** What each call is answered in turn; `isFallback` where the site would have asked an upstream that failed. */
const answers: { readonly title: string; readonly isFallback?: true }[] = [];
beforeAll(async () => {
  site = createServer((_, res) => {
    const { title, isFallback } = answers.shift() ?? { title: 'none is left' };
    if (isFallback) noteFallback();
    res.end(JSON.stringify({ title }));
  });
  origin = `http://127.0.0.1:${await listen(site)}`;
});
afterAll(() => site.close());

it('an answer of before is none while the upstream fails', async () => {
  const { show } = createOwnSite(origin);
  answers.push({ title: 'before', isFallback: true }, { title: 'after' });
  await expect(show({ hunt: '/api/hunt' })).rejects.toThrow('knew before');
  expect(await show({ hunt: '/api/hunt' })).toEqual({ data: { hunt: { title: 'after' } } });
});

it('so a change is told once the upstream answers again, though nothing else changes', async () => {
  const { show } = createOwnSite(origin);
  const told = await new Promise<string[]>((resolve) => {
    const heard: string[] = [];
    const topic = createTopic({
      name: 'hunt:av',
      read: () => show({ hunt: '/api/hunt' }),
      numbering: { last: () => 0, next: () => 1, toId: String },
      onEnded: () => undefined,
    });
    topic.readers.add({
      send: (event) => {
        heard.push(/"title":"(\w+)"/.exec(String(event))?.[1] ?? '');
        if (heard.at(-1) === 'after') {
          topic.close();
          resolve(heard);
        } else topic.renew();
      },
      beat: () => undefined,
      end: () => undefined,
    });
    answers.push({ title: 'before' }, { title: 'before', isFallback: true }, { title: 'after' });
    topic.renew();
  });
  expect(told).toEqual(['before', 'after']);
});
