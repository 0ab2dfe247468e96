import { randomUUID } from 'node:crypto';
import type { Installation } from '@/supervisor/installation';
import { addStaff } from './add-staff';
import { shownAfter } from './change-rows';
import { median } from './load';
import type { Row } from './rows';

const saves = 9;

/**
 * How long after an editor saved a published article its page shows it: the median of some saves through the content desk, from the save's
 * answer on; against making that page once.
 */
export async function saveRows({ env, secrets }: Installation, databaseUrl: string): Promise<Row[]> {
  const base = `http://127.0.0.1:${env.UPSTREAM_PORT}`;
  const client = { 'x-client-id': env.CLIENT_ID ?? secrets.CLIENT_ID };
  const as = { name: 'olcumeditoru', headers: { ...client, 'x-client-address': '10.20.33.1' } };
  const token = await addStaff(base, { ...as, permission: 'editor' }, databaseUrl);
  const slug = 'olcum-haberi';
  const send = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const headers = { ...client, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${base}/desk/content/news/entries${path}`, {
      ...{ method, headers: { ...headers, 'idempotency-key': randomUUID() }, body: JSON.stringify(body) },
    });
    if (!answer.ok) throw new Error(`the desk answered ${answer.status} to a save`);
  };
  const published = { state: 'published', publish_at: new Date(Date.now() - 60_000).toISOString() };
  const texts = {
    slug,
    title: 'Ölçüm',
    summary: 'Özet',
    content: 'Metin',
    category: 'duyuru',
    author: 'Ekip',
  };
  await send('POST', '', { values: { ...texts, ...published } });
  const waits: { readonly shown: number; readonly made: number }[] = [];
  for (let nth = 0; nth < saves; nth += 1) {
    const values = { title: `Ölçüm ${nth} ${randomUUID()}` };
    const save = () => send('PUT', `/${slug}`, { values, version: nth + 1 });
    waits.push(await shownAfter(save, `${env.siteUrl}/haberler/${slug}`, values.title));
  }
  const ours = median(waits.map(({ shown }) => shown));
  const bare = median(waits.map(({ made }) => made));
  return [{ name: 'saved article to its page, against making the page, ms', ours, bare, aim: '<= 2000 ms' }];
}
