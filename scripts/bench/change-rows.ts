import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { median } from './load';
import type { Row } from './rows';

const path = '/market/telegram-rozeti';
const rename = "update market_items set title = $1 where slug = 'telegram-rozeti'";
const title = "select title from market_items where slug = 'telegram-rozeti'";
const changes = 9;

/**
 * How long after a commit, by whomever, a prerendered page shows it: the median of some changes, each made while nothing else happens,
 * asked for every 20 ms; against making that page once, which the first visitor after it waits for.
 */
export async function changeRows(site: string, databaseUrl: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const before = (await client.query<{ title: string }>(title)).rows[0]?.title;
    const waits: { readonly shown: number; readonly made: number }[] = [];
    for (let nth = 0; nth < changes; nth += 1)
      waits.push(
        await shownAfter(() => client.query(rename, [`Ölçüm ${nth}`]), `${site}${path}`, `Ölçüm ${nth}`),
      );
    await client.query(rename, [before]);
    const ours = median(waits.map(({ shown }) => shown));
    const bare = median(waits.map(({ made }) => made));
    return [{ name: 'commit to page, against making the page, ms', ours, bare, aim: '<= 2000 ms' }];
  } finally {
    await client.end();
  }
}

/** Milliseconds from the end of a change to the answer that shows it, and those that this answer took. */
export async function shownAfter(change: () => Promise<unknown>, url: string, text: string) {
  await change();
  const committed = performance.now();
  for (;;) {
    const asked = performance.now();
    const html = await (await fetch(url)).text();
    const now = performance.now();
    if (html.includes(text)) return { shown: now - committed, made: now - asked };
    if (now - committed > 30_000) throw new Error(`${url} does not show what was changed 30 s ago`);
    await pause(20);
  }
}
