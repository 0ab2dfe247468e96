import { createHmac } from 'node:crypto';
import type { sponsorTracking as Table } from '../db/schema/sponsor-tracking';
import { sponsorTracking } from '../db/schema/sponsor-tracking';
import { toCanonicalQuery } from '../services/tracking/postback-proof';
import type { TestApp } from './app.fixture';

/** The secret of every sponsor that `trackSponsor` sets up. */
export const postbackSecret = 'ortak-anahtar-0123456789';

/** Has a sponsor's system tell of its players, signed over the query unless told otherwise. */
export async function trackSponsor(
  { deps }: Pick<TestApp, 'deps'>,
  sponsorId: number,
  changes: Partial<typeof Table.$inferInsert> = {},
): Promise<void> {
  const secret = deps.vault.seal(postbackSecret, `postback:${sponsorId}`);
  await deps.db.insert(sponsorTracking).values({ sponsorId, isActive: true, secret, ...changes });
}

/** A query with the signature that goes with it. */
export function signedQuery(values: Readonly<Record<string, string>>, secret = postbackSecret): string {
  const query = new URLSearchParams(values);
  const signed = toCanonicalQuery(query, 'signature');
  query.set('signature', createHmac('sha256', secret).update(signed).digest('hex'));
  return query.toString();
}

let numbers = 0;

/** What a system tells of an approved deposit of 100 lira, each another one. */
export function depositValues(changes: Readonly<Record<string, string>> = {}): Record<string, string> {
  numbers += 1;
  const said = { event: 'deposit', transaction_id: `tx-${numbers}`, amount: '100.00', currency: 'TRY' };
  return { ...said, account: 'nar_oyuncu', ...changes };
}

/** Sends a postback in its query, signed. */
export function sendPostback(
  api: Pick<TestApp, 'call'>,
  slug: string,
  values: Readonly<Record<string, string>>,
): Promise<Response> {
  return api.call('GET', `/postback/${slug}?${signedQuery(values)}`);
}
