import { randomUUID } from 'node:crypto';
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
  const waits = await changeWaits(site, databaseUrl);
  const ours = median(waits.map(({ shown }) => shown));
  const bare = median(waits.map(({ made }) => made));
  return [{ name: 'commit to page, against making the page, ms', ours, bare, aim: '<= 2000 ms' }];
}

/** What `shownAfter` says of some changes of one page, one after another, wherever that page is asked for. */
export async function changeWaits(
  site: string,
  databaseUrl: string,
  read: ReadPage = readPlainly,
): Promise<readonly Wait[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const before = (await client.query<{ title: string }>(title)).rows[0]?.title;
    const waits: Wait[] = [];
    for (let nth = 0; nth < changes; nth += 1) {
      // Titles of this reading's own: those of the one before still stand on a page that is kept somewhere.
      const text = `Ölçüm ${nth} ${randomUUID()}`;
      waits.push(await shownAfter(() => client.query(rename, [text]), `${site}${path}`, text, read));
    }
    await client.query(rename, [before]);
    return waits;
  } finally {
    await client.end();
  }
}

interface Wait {
  readonly shown: number;
  readonly made: number;
}

/** Asks for a page. @returns its text */
type ReadPage = (url: string) => Promise<string>;

/** Milliseconds from the end of a change to the answer that shows it, and those that this answer took. */
export async function shownAfter(
  change: () => Promise<unknown>,
  url: string,
  text: string,
  read: ReadPage = readPlainly,
): Promise<Wait> {
  await change();
  const committed = performance.now();
  for (;;) {
    const asked = performance.now();
    const html = await read(url);
    const now = performance.now();
    if (html.includes(text)) return { shown: now - committed, made: now - asked };
    if (now - committed > 30_000) throw new Error(`${url} does not show what was changed 30 s ago`);
    await pause(20);
  }
}

async function readPlainly(url: string): Promise<string> {
  return (await fetch(url)).text();
}
