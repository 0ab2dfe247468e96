import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { freePort } from '../../system/ports';
import { findNginx, type Nginx, startNginx } from './nginx';

/** Somebody who asks behind nginx. */
export interface Asker {
  readonly says: string;
  readonly context: APIRequestContext;
  /** The name of a member, which stands on what is theirs and on nothing else; null for a guest. */
  readonly own: string | null;
  /** Whether they bring nothing that decides about a page, so that they share what is kept. */
  readonly isShared: boolean;
}

/** What an address answers with: the status, and a text that stands in it where that is 200. */
interface Answer {
  readonly status: number;
  readonly shows?: string;
}

/** An address that the table asks for. */
export interface Asked {
  readonly path: string;
  readonly guest: Answer;
  /** What a member gets; their name stands in it where it is theirs. */
  readonly member: Answer & { readonly isOwn?: boolean };
  /** What of it nginx keeps: a guest's document, nothing that guests are answered, or nothing by its own rule. */
  readonly kept: 'guests' | 'nothing' | 'never';
}

const kinds = [
  { says: 'a document', query: '', headers: {}, isShared: true },
  { says: 'a part of a page', query: '', headers: { RSC: '1' }, isShared: false },
  { says: 'a document with a query', query: '?kaynak=1', headers: {}, isShared: false },
] as const;
type Kind = (typeof kinds)[number];

const encodings = ['br', 'gzip', 'identity'] as const;

/** A name for a member that stands nowhere else. */
export function ownName(): string {
  return `kimin${randomUUID().slice(0, 8)}`;
}

/** Whoever asks. */
interface Askers {
  readonly members: readonly [Asker, Asker];
  readonly guests: readonly [Asker, ...Asker[]];
}

/**
 * Asks for each address of a site in each way and encoding, members first and guests first, each time behind an nginx of its own, which has kept nothing yet:
 * everybody gets what is theirs or nobody's.
 */
export async function expectOwnPages(sitePort: number, pages: readonly Asked[], { members, guests }: Askers) {
  const [one, two] = members;
  const [guest, ...others] = guests;
  const orders = [
    [one, guest, two, ...others, one, guest],
    [guest, one, ...others, two, guest, one],
  ];
  for (const order of orders) {
    const nginx = await startNginx(findNginx() ?? '', await freePort(), sitePort);
    await expectOwnInTurn(nginx, order, pages).finally(nginx.stop);
  }
}

/** The first of those who share finds nothing kept, whoever asked before: otherwise what somebody with a session was answered would have been. */
async function expectOwnInTurn(nginx: Nginx, askers: readonly Asker[], pages: readonly Asked[]) {
  for (const page of pages)
    for (const kind of kinds)
      for (const encoding of encodings) {
        let isFirst = true;
        for (const asker of askers) {
          const where = `${asker.says} asks for ${kind.says}, ${page.path}, ${encoding}`;
          const { answer, use } = await ask(nginx, asker, { page, kind, encoding });
          await expectOwn(answer, where, { asker, page });
          expect(toUses(page, kind, asker, isFirst), `${where}: ${use}`).toContain(use);
          isFirst &&= !asker.isShared;
        }
      }
}

/** The answer, and how nginx says that it came about. Next leads who asks for a part to an address with a mark of its own first. */
async function ask(
  nginx: Nginx,
  asker: Asker,
  { page, kind, encoding }: { readonly page: Asked; readonly kind: Kind; readonly encoding: string },
) {
  const headers = { ...kind.headers, 'Accept-Encoding': encoding };
  const first = await askOnce(nginx, asker, page.path + kind.query, headers);
  const location = first.answer.headers().location;
  return location?.startsWith(`${page.path}?_rsc`) ? askOnce(nginx, asker, location, headers) : first;
}

async function askOnce(nginx: Nginx, { context }: Asker, target: string, headers: Record<string, string>) {
  const before = nginx.uses(target).length;
  const answer = await context.get(nginx.url + target, { headers });
  // The line is written once the answer is sent.
  await expect.poll(() => nginx.uses(target).length, { intervals: [1, 5, 20, 100] }).toBe(before + 1);
  return { answer, use: nginx.uses(target).at(-1) };
}

async function expectOwn(
  answer: APIResponse,
  where: string,
  { asker, page }: { readonly asker: Asker; readonly page: Asked },
): Promise<void> {
  const isMember = asker.own !== null;
  const { status, shows = '' } = isMember ? page.member : page.guest;
  const text = await answer.text();
  const names = [...new Set(text.match(/kimin[\da-f]{8}/g))];
  const isTheirs = isMember && page.member.isOwn;
  expect([answer.status(), names], where).toEqual([status, isTheirs ? [asker.own] : []]);
  if (status === 200) expect(text, where).toContain(shows);
}

/** In which ways an answer may have come about. */
function toUses({ kept }: Asked, kind: Kind, { isShared }: Asker, isFirst: boolean): readonly string[] {
  if (kept === 'never') return ['-'];
  if (!isShared || !kind.isShared) return ['BYPASS'];
  if (kept === 'nothing' || isFirst) return ['MISS'];
  // Its time may be over by now.
  return ['HIT', 'EXPIRED'];
}
