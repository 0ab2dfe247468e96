import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { complaintDepartments, complaintTypes } from '@/contract/claim-inputs';
import { isKnown } from './is-known';
import { moment } from './moment';
import { prizeClaims } from './prize-claims';
import { queueIndexes, reviewMoments } from './review-moments';
import { sponsors } from './sponsors';
import { users } from './users';

/** `approved` is solved, as far as the team sees it; `confirmed` once the member says so too. */
const caseStates = ['pending', 'in_review', 'needs_info', 'approved', 'rejected', 'confirmed'] as const;

/** Complaints and suggestions: `id` is the case number; what is said in them are steps of their history. */
export const complaints = pgTable(
  'complaints',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    sponsorId: bigint('sponsor_id', { mode: 'number' }).references(() => sponsors.id),
    /** The prize that did not come, where the case is about one. */
    prizeClaimId: bigint('prize_claim_id', { mode: 'number' }).references(() => prizeClaims.id),
    type: text('type', { enum: complaintTypes }).notNull(),
    department: text('department', { enum: complaintDepartments }).notNull(),
    subject: text('subject').notNull(),
    state: text('state', { enum: caseStates }).notNull().default('pending'),
    createdAt: moment('created_at').notNull(),
    /** Its owner agreed that the sponsor's answer is shown to everybody; `public_answer` goes with that word. */
    allowsPublic: boolean('allows_public').notNull().default(false),
    publicAnswer: text('public_answer'),
    publicAnsweredAt: moment('public_answered_at'),
    ...reviewMoments,
  },
  (table) => [
    check('complaints_subject_given', sql`length(${table.subject}) between 1 and 120`),
    isKnown('complaints_state_known', table.state),
    isKnown('complaints_type_known', table.type),
    isKnown('complaints_department_known', table.department),
    index('complaints_user_index').on(table.userId, table.createdAt, table.id),
    check('complaints_public_of_sponsor', sql`not ${table.allowsPublic} or ${table.sponsorId} is not null`),
    check('complaints_answer_allowed', sql`${table.publicAnswer} is null or ${table.allowsPublic}`),
    check(
      'complaints_answer_has_time',
      sql`(${table.publicAnswer} is null) = (${table.publicAnsweredAt} is null)`,
    ),
    check('complaints_answer_short', sql`length(${table.publicAnswer}) between 1 and 1000`),
    index('complaints_sponsor_index').on(table.sponsorId),
    uniqueIndex('complaints_prize_open')
      .on(table.prizeClaimId)
      .where(sql`${table.state} in ('pending', 'in_review', 'needs_info')`),
    index('complaints_prize_index').on(table.prizeClaimId),
    // Read by the version before alone; a later one drops it (ADR 023).
    index('complaints_open_index')
      .on(table.createdAt, table.id)
      .where(sql`${table.state} in ('pending', 'in_review', 'needs_info')`),
    ...queueIndexes('complaints', table),
  ],
);
