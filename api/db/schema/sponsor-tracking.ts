import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { currencies } from '@/contract/currencies';
import {
  amountUnits,
  type PostbackField,
  postbackProofs,
  postbackZones,
  proofHeaders,
  ratePer,
} from '@/contract/sponsor-tracking';
import { isKnown } from './is-known';
import { moment } from './moment';
import { sponsors } from './sponsors';

/** What a sponsor calls the parameters of its postbacks; one without a name has its own. */
type ParameterNames = { readonly [Field in PostbackField]?: string | undefined };

/**
 * How a sponsor's system tells of its players: how a postback proves itself, what its parameters are called, and what a player costs. The secrets
 * are sealed by the vault; the previous one holds until `previous_until`, so that none is lost while the other side changes it. `rate_amount` is in
 * minor units of `currency`.
 */
export const sponsorTracking = pgTable(
  'sponsor_tracking',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sponsorId: bigint('sponsor_id', { mode: 'number' })
      .notNull()
      .unique('sponsor_tracking_sponsor_unique')
      .references(() => sponsors.id, { onDelete: 'cascade' }),
    isActive: boolean('is_active').notNull().default(false),
    proof: text('proof', { enum: postbackProofs }).notNull().default('hmac_query'),
    proofParameter: text('proof_parameter').notNull().default('signature'),
    proofHeader: text('proof_header', { enum: proofHeaders }),
    secret: text('secret'),
    secretAt: moment('secret_at'),
    previousSecret: text('previous_secret'),
    previousUntil: moment('previous_until'),
    addresses: text('addresses').array().notNull().default([]),
    parameters: jsonb('parameters').$type<ParameterNames>().notNull().default({}),
    registrationEvents: text('registration_events').array().notNull().default(['registration']),
    firstDepositEvents: text('first_deposit_events').array().notNull().default(['first_deposit']),
    depositEvents: text('deposit_events').array().notNull().default(['deposit']),
    approvedStatuses: text('approved_statuses').array().notNull().default(['approved']),
    rejectedStatuses: text('rejected_statuses').array().notNull().default(['rejected']),
    amountUnit: text('amount_unit', { enum: amountUnits }).notNull().default('major'),
    currency: text('currency', { enum: currencies }).notNull().default('TRY'),
    zone: text('zone', { enum: postbackZones }).notNull().default('UTC'),
    maxAgeH: integer('max_age_h').notNull().default(72),
    matchH: integer('match_h').notNull().default(24),
    approves: boolean('approves').notNull().default(true),
    rateOf: text('rate_of', { enum: ratePer }).notNull().default('first_deposit'),
    rateAmount: bigint('rate_amount', { mode: 'number' }),
    keepRawDays: integer('keep_raw_days').notNull().default(180),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    isKnown('sponsor_tracking_proof_known', table.proof),
    isKnown('sponsor_tracking_header_known', table.proofHeader),
    isKnown('sponsor_tracking_unit_known', table.amountUnit),
    isKnown('sponsor_tracking_currency_known', table.currency),
    isKnown('sponsor_tracking_zone_known', table.zone),
    isKnown('sponsor_tracking_rate_known', table.rateOf),
    check('sponsor_tracking_rate_not_negative', sql`${table.rateAmount} >= 0`),
    check(
      'sponsor_tracking_times_positive',
      sql`${table.maxAgeH} > 0 and ${table.matchH} > 0 and ${table.keepRawDays} > 0`,
    ),
    check(
      'sponsor_tracking_secret_has_addresses',
      sql`${table.proof} <> 'secret' or not ${table.isActive} or cardinality(${table.addresses}) > 0`,
    ),
  ],
);
