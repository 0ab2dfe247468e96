import { createTranslator } from 'next-intl';
import { type ClaimKind, type ReviewWire, reviewsAnswerSchema } from '@/contract/claims';
import { localMoment } from '@/lib/format/dates';
import { callUpstream } from '@/lib/upstream/call';
import type { Caller } from '@/lib/upstream/caller';
import messages from '@/messages/tr.json';
import { csvAnswer } from './csv';
import type { Member } from './member';
import { ownFileName } from './own-file-name';

const t = createTranslator({ locale: 'tr', messages, namespace: 'claims' });

const pageSize = 100;
/** Two thousand claims: a queue that is longer is not worked off from a spreadsheet. */
const mostPages = 20;

const columns = [
  'no',
  'created',
  'due',
  'state',
  'member',
  'sponsor',
  'siteUsername',
  'amount',
  'currency',
  'date',
  'about',
  'name',
  'surname',
  'email',
  'phone',
  'text',
] as const;

/**
 * What of a kind waits for a reviewer, overdue first, as CSV: for a sponsor's manager, or to sort it. The upstream decides what the
 * reviewer may see. Throws `UpstreamError` and what `Member.call` throws.
 */
export async function reviewsCsv(member: Member, caller: Caller, kind: ClaimKind): Promise<Response> {
  const reviews = await allReviews(member, caller, kind);
  return csvAnswer({
    name: await ownFileName(`${kind}.csv`),
    columns: columns.map((key) => ({ key, header: t(`columns.${key}`) })),
    rows: reviews.map((review) => ({ ...toRow(review), state: t(`states.${review.state}`, { kind }) })),
  });
}

function toRow({ id, created_at, due_at, user, details, steps }: ReviewWire) {
  const about = details.subject ?? details.game_name ?? details.prize ?? details.event?.title ?? details.tier;
  return {
    no: id,
    created: localMoment(created_at),
    due: due_at ? localMoment(due_at) : '',
    member: user.username,
    sponsor: details.sponsor?.name ?? '',
    siteUsername: details.site_username ?? '',
    amount: decimal(details.amount ?? details.win),
    currency: details.currency ?? '',
    date: details.deposit_date ? localMoment(details.deposit_date) : '',
    about: about ?? details.raffle?.title ?? '',
    name: details.name ?? '',
    surname: details.surname ?? '',
    email: details.email ?? '',
    phone: details.phone ?? '',
    text: steps.findLast(({ by, text }) => by === 'member' && text)?.text ?? '',
  };
}

/** Minor units as a Turkish spreadsheet reads a number: `1500,50`. */
function decimal(minor: number | undefined): string {
  return minor === undefined ? '' : (minor / 100).toFixed(2).replace('.', ',');
}

async function allReviews(member: Member, caller: Caller, kind: ClaimKind): Promise<ReviewWire[]> {
  const reviews: ReviewWire[] = [];
  let cursor: string | null = '';
  for (let page = 0; page < mostPages && cursor !== null; page += 1) {
    const path: `/${string}` = `/reviews/${kind}?size=${pageSize}${cursor && `&cursor=${cursor}`}`;
    const call = { method: 'GET', path, answer: reviewsAnswerSchema, caller } as const;
    const answer = await member.call((bearer) => callUpstream({ ...call, bearer }));
    reviews.push(...answer.data);
    cursor = answer.next_cursor ?? null;
  }
  return reviews;
}
