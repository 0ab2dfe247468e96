import type { APIRequestContext } from '@playwright/test';
import { pageRows } from '@/lib/routes';
import { expect, test } from './fixtures';
import { readSitemaps } from './support/sitemap';
import { aWalkOverEntries, entriesWalked } from './support/walks';

const atOnce = 6;
const asset = /^\/(_next|api|go|icons|covers|sponsors|games|wins|overlays|avatars|paylas)\//;

test(
  'every page of the sitemap is reached by links from the start page, and no link on the way is dead',
  aWalkOverEntries,
  async ({ request }) => {
    test.setTimeout(900_000);
    const maps = await readSitemaps(request);
    const { seen, dead } = await walk(request, maps);
    // What another journey has taken away meanwhile stands in no sitemap any more.
    const left = new Set([...(await readSitemaps(request)).values()].flat());
    const listed = [...maps.values()].flat();
    const taken = new Set(listed.filter((path) => !left.has(path)));
    expect(
      dead.filter(([path]) => !taken.has(path)),
      'links that lead nowhere',
    ).toEqual([]);
    const unreached = listed.filter((path) => !seen.has(path) && !taken.has(path));
    expect(unreached, 'pages that no link leads to').toEqual([]);
  },
);

/** Follows the links of this site from the start page on, guest as it is. */
async function walk(request: APIRequestContext, maps: ReadonlyMap<string, readonly string[]>) {
  const lists = new Set([...maps.values()].flat().map((path) => path.replace(/\/[^/]*$/, '')));
  const entries = [...maps].flatMap(([area, paths]) => paths.map((path) => [path, area] as const));
  const areaOf = new Map(entries.filter(([path]) => !lists.has(path)));
  const opened = new Map<string, number>();
  const [seen, dead] = [new Set<string>([pageRows.sponsors.path]), new Map<string, number>()];
  let ahead = [...seen];
  while (ahead.length > 0) {
    const now = ahead.splice(0, atOnce).filter((path) => mayOpen(path, areaOf.get(path), opened));
    const found = await Promise.all(now.map((path) => linksOn(request, path)));
    for (const { path, status } of found) if (status !== 200) dead.set(path, status);
    const fresh = [...new Set(found.flatMap(({ links }) => links))].filter((path) => !seen.has(path));
    for (const path of fresh) seen.add(path);
    ahead = [...ahead, ...fresh];
  }
  return { seen, dead: [...dead] };
}

/**
 * What is no entry of a sitemap is opened always: a list to its end, a pager's pages, a feed, and whatever should not be there; and so are the games,
 * the page of each leads to a list of its own.
 */
function mayOpen(path: string, of: string | undefined, opened: Map<string, number>): boolean {
  if (asset.test(path) || isMember(path)) return false;
  if (of === undefined || of === 'pages' || of === 'games') return true;
  const count = (opened.get(of) ?? 0) + 1;
  opened.set(of, count);
  return count <= entriesWalked;
}

function isMember(path: string): boolean {
  return Object.values(pageRows).some((row) => row.access === 'member' && path.startsWith(row.path));
}

/** The paths of this site that a page links to, without query and place, and without those that it asks nobody to follow; a list goes on to its end. */
async function linksOn(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  const anchors = [...(await answer.text()).matchAll(/<a\b[^>]*/g)].map(([anchor]) => anchor);
  const followed = anchors.filter((anchor) => !/\srel="?nofollow\b/.test(anchor));
  const links = followed.flatMap((anchor) => /\shref="(\/[^"#?]*)/.exec(anchor)?.[1] ?? []);
  return { path, status: answer.status(), links };
}
