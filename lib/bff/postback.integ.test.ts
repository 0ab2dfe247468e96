import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sponsorConversions } from '@/api/db/schema/sponsor-conversions';
import { freshAddress } from '@/api/testing/accounts.fixture';
import { addSponsor } from '@/api/testing/content.fixture';
import { depositValues, postbackSecret, signedQuery, trackSponsor } from '@/api/testing/postback.fixture';
import { maxPostbackBytes } from '@/contract/sponsor-tracking';
import { readRefusal } from './browser.fixture';
import { takePostback } from './postback';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';

let upstream: RealUpstream;
beforeAll(async () => {
  upstream = await startRealUpstream();
  const { api } = upstream;
  const add = async (slug: string, changes: Parameters<typeof trackSponsor>[2]) =>
    trackSponsor(api, await addSponsor(api.deps.db, { slug }), changes);
  await add('sorgu', {});
  await add('govde', { proof: 'hmac_body', proofHeader: 'x-signature' });
  await add('anahtar', { proof: 'secret', proofParameter: 'token', addresses: ['192.0.2.0/24'] });
});
afterAll(() => upstream.close());

interface Told {
  readonly query?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

/** As a sponsor's system does it: from a machine of its own, without a page, an origin or a cookie. */
function tell(sponsor: string, { query = '', body, headers, address = freshAddress() }: Told) {
  const sent = { ...headers, 'x-sikke-address': address };
  const init = body === undefined ? { headers: sent } : { method: 'POST', headers: sent, body };
  return takePostback(new Request(`https://site.example/postback/${sponsor}${query}`, init), sponsor);
}
const resultOf = async (answer: Response) => [answer.status, (await answer.json()).data?.result];
const sign = (text: string) => createHmac('sha256', postbackSecret).update(text).digest('hex');

describe('a postback at the site', () => {
  test('in a signed query is taken once, without a session, and leaves none', async () => {
    const query = `?${signedQuery(depositValues({ account: 'çağla & ılgın+1' }))}`;
    const answer = await tell('sorgu', { query });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(await resultOf(answer)).toEqual([200, 'recorded']);
    expect(await resultOf(await tell('sorgu', { query }))).toEqual([200, 'duplicate']);
    expect((await tell('sorgu', { query: query.replace('100.00', '900.00') })).status).toBe(403);
  });

  test('in a signed body goes on byte for byte, with its type and the header of its proof', async () => {
    const body = `{ "event":"deposit",  "transaction_id":"G-1","amount": "75.50","account":"I\u015f\u0131l" }\n`;
    const headers = { 'content-type': 'application/json', 'x-signature': sign(body) };
    expect((await tell('govde', { body: body.trim(), headers })).status).toBe(403);
    expect(await resultOf(await tell('govde', { body, headers }))).toEqual([200, 'recorded']);
    const form = new URLSearchParams(depositValues()).toString();
    const type = 'application/x-www-form-urlencoded';
    const told = { body: form, headers: { 'content-type': type, 'x-signature': sign(form) } };
    expect(await resultOf(await tell('govde', told))).toEqual([200, 'recorded']);
    const kept = await upstream.api.deps.db.select().from(sponsorConversions);
    expect(kept.find(({ transactionId }) => transactionId === 'G-1')).toMatchObject({
      ...{ amount: 7550, siteUsername: 'Işıl' },
    });
  });

  test('with a shared secret counts from the sponsor’s own addresses, as the site sees them', async () => {
    const query = `?${new URLSearchParams({ ...depositValues(), token: postbackSecret })}`;
    expect((await tell('anahtar', { query, address: '198.51.100.7' })).status).toBe(403);
    const headers = { 'x-forwarded-for': '192.0.2.7' };
    expect((await tell('anahtar', { query, headers, address: '198.51.100.7' })).status).toBe(403);
    expect(await resultOf(await tell('anahtar', { query, address: '192.0.2.7' }))).toEqual([200, 'recorded']);
  });

  test('of nobody is not found, and too long a one is refused before it goes on', async () => {
    const query = `?${signedQuery(depositValues())}`;
    for (const sponsor of ['kimse', '../users', 'A'])
      expect(await readRefusal(await tell(sponsor, { query })), sponsor).toBe('404 not_found');
    const long = 'a'.repeat(maxPostbackBytes + 1);
    expect((await tell('sorgu', { query: `?${long}` })).status).toBe(413);
    expect((await tell('govde', { body: long, headers: { 'x-signature': sign(long) } })).status).toBe(413);
  });
});
