import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type PublicAnswerWire, publicAnswersMost, publicCaseStates } from '@/contract/sponsor-scorecards';
import type { ServiceContext } from '../../context';
import { sponsorKind } from '../../db/kinds/sponsors';
import { complaints } from '../../db/schema/complaints';
import { sponsors } from '../../db/schema/sponsors';
import { users } from '../../db/schema/users';
import { maskName } from '../../formulas/mask-name';
import { ServiceError } from '../../service-error';

/**
 * The newest answers to a sponsor's cases that their complainants agreed to show, each complainant masked, also one who chose a name. A case that was opened
 * again is not told until it is answered again. One query; 404 for a draft and an unknown slug.
 */
export async function listPublicAnswers(
  { db }: Pick<ServiceContext, 'db'>,
  slug: string,
): Promise<PublicAnswerWire[]> {
  const rows = await db
    .select({ sponsorId: sponsors.id, complaint: complaints, user: userColumns })
    .from(sponsors)
    .leftJoin(complaints, and(eq(complaints.sponsorId, sponsors.id), isShown))
    .leftJoin(users, eq(users.id, complaints.userId))
    .where(and(eq(sponsors.slug, slug), sponsorKind.hasPage()))
    .orderBy(sql`${complaints.publicAnsweredAt} desc nulls last`, desc(complaints.id))
    .limit(publicAnswersMost);
  if (rows.length === 0) throw new ServiceError('not_found');
  return rows.flatMap(({ complaint, user }) => (complaint && user ? toWire(complaint, user) : []));
}

const userColumns = { username: users.username, nickname: users.nickname };

const isShown = and(
  eq(complaints.allowsPublic, true),
  isNotNull(complaints.publicAnswer),
  inArray(complaints.state, [...publicCaseStates]),
);

type User = { readonly username: string; readonly nickname: string | null };

function toWire(row: typeof complaints.$inferSelect, { username, nickname }: User): PublicAnswerWire[] {
  const state = publicCaseStates.find((one) => one === row.state);
  const { department, subject, publicAnswer: answer, publicAnsweredAt: at } = row;
  if (!state || answer === null || at === null) return [];
  const name = maskName(nickname ?? username);
  const moments = { opened_at: row.createdAt.toISOString(), answered_at: at.toISOString() };
  return [{ name, department, subject, state, answer, ...moments }];
}
