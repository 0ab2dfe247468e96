import 'server-only';
import { cache } from 'react';
import {
  oddRecordsAnswerSchema,
  specialOddAnswerSchema,
  specialOddsAnswerSchema,
} from '@/contract/special-odds';
import { entryReader, keyedPublicReader, publicReader, readPage } from '@/lib/upstream/read-public';
import { getMain } from './main';
import {
  type OddDetail,
  type OddRecord,
  type SpecialOdd,
  toOdd,
  toOddDetail,
  toOddRecord,
} from './special-odd-view';

/** One page of odds and where it goes on. */
export interface OddsPage {
  readonly odds: readonly SpecialOdd[];
  readonly nextCursor: string | null;
}

type View = 'open' | 'awaiting' | 'settled';

/** Which odds: a view, of one sponsor or of all. */
export interface OddsFilter {
  readonly view: View;
  readonly sponsor?: string;
}

const readList = keyedPublicReader({
  tag: 'special-odds',
  path: listPath,
  answer: specialOddsAnswerSchema,
  revalidateS: 60,
});

const readRecords = publicReader({
  tag: 'special-odds',
  path: '/special-odds/record',
  answer: oddRecordsAnswerSchema,
  revalidateS: 300,
  unavailable: { status: false, data: [] },
});

const readOne = entryReader('odd', {
  tag: 'special-odds',
  answer: specialOddAnswerSchema,
  revalidateS: 60,
});

/** The first page of a list of odds; empty where the upstream lacks the area (D27). Throws `UpstreamError` while it was never known. */
export async function listOdds(filter: OddsFilter): Promise<OddsPage> {
  return toPage(await readList(filter));
}

/** A deeper page, read for this request; `null` for a cursor that the list did not make. */
export async function listOlderOdds(filter: OddsFilter, cursor: string): Promise<OddsPage | null> {
  const answer = await readPage(`${listPath(filter)}&cursor=${cursor}`, specialOddsAnswerSchema);
  return answer && toPage(answer);
}

/** How the settled odds of each sponsor ended, the one with the most first. */
export const listOddRecords = cache(async (): Promise<readonly OddRecord[]> => {
  const [{ data }, { cdnUrl }] = await Promise.all([readRecords(), getMain()]);
  return data.map((wire) => toOddRecord(wire, cdnUrl));
});

/** One odd with its history; `null` where there is none of that name. */
export const findOdd = cache(async (slug: string): Promise<OddDetail | null> => {
  const [answer, { cdnUrl }] = await Promise.all([readOne(slug), getMain()]);
  return answer && toOddDetail(answer.data, cdnUrl);
});

/** The http(s) address that a running odd has of its own; `null` where it or its sponsor is missing. */
export async function findOddLink(slug: string): Promise<string | null> {
  const odd = await findOdd(slug);
  return odd?.state === 'active' && odd.sponsor?.slug ? odd.link : null;
}

function listPath({ view, sponsor }: OddsFilter): `/${string}` {
  return `/special-odds?view=${view}${sponsor === undefined ? '' : `&sponsor=${sponsor}`}`;
}

async function toPage(answer: Awaited<ReturnType<typeof readList>>): Promise<OddsPage> {
  const { cdnUrl } = await getMain();
  const odds = (answer?.data ?? []).map((wire) => toOdd(wire, cdnUrl));
  return { odds, nextCursor: answer?.next_cursor ?? null };
}
