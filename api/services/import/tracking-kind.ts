import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { currencies } from '@/contract/currencies';
import {
  amountUnits,
  postbackFields,
  postbackProofs,
  postbackZones,
  proofHeaders,
  ratePer,
} from '@/contract/sponsor-tracking';
import { sponsorTracking } from '../../db/schema/sponsor-tracking';
import { sponsors } from '../../db/schema/sponsors';
import { parseNetwork } from '../tracking/networks';
import { excluded, givenKeys } from './excluded';
import type { Kind } from './kind';
import { refuse, toProblem } from './problem';
import { say } from './problem-code';
import * as value from './values';

/** What a parameter may be called: nothing that would need to be encoded. */
const parameterName = z.string().regex(/^[\w.[\]-]{1,40}$/, say('not_parameter'));
const parameters = z.object(
  Object.fromEntries(postbackFields.map((field) => [field, parameterName.optional()])) as Record<
    (typeof postbackFields)[number],
    z.ZodOptional<typeof parameterName>
  >,
);

const fields = z.object({
  slug: value.givenSponsor(),
  is_active: value.orUsual(value.yesNo()),
  proof: value.orUsual(value.oneOf(postbackProofs)),
  proof_parameter: value.orUsual(
    value.given(40).refine((name) => parameterName.safeParse(name).success, say('not_parameter')),
  ),
  proof_header: value.maybeOneOf(proofHeaders),
  addresses: value
    .texts(50, 50)
    .refine((all) => (all ?? []).every((one) => parseNetwork(one) !== null), say('not_network')),
  parameters: value.objectOf(parameters.strict()),
  registration_events: value.texts(10, 60),
  first_deposit_events: value.texts(10, 60),
  deposit_events: value.texts(10, 60),
  approved_statuses: value.texts(10, 60),
  rejected_statuses: value.texts(10, 60),
  amount_unit: value.orUsual(value.oneOf(amountUnits)),
  currency: value.orUsual(value.oneOf(currencies)),
  zone: value.orUsual(value.oneOf(postbackZones)),
  max_age_h: value.orUsual(value.count(1, 720)),
  match_h: value.orUsual(value.count(1, 168)),
  approves: value.orUsual(value.yesNo()),
  rate_of: value.orUsual(value.oneOf(ratePer)),
  rate_amount: value.money(0, 2_000_000_000),
  keep_raw_days: value.orUsual(value.count(1, 1825)),
});

/** How each sponsor's system tells of its players, under the sponsor's own slug. Its secret is no field: it is shown once, where it is made. */
export const trackingKind: Kind<ReturnType<typeof toRow>> = {
  fields,
  schema: fields.transform(toRow),
  missing: async (db, rows) => {
    const known = await db
      .select({ slug: sponsors.slug })
      .from(sponsors)
      .where(
        inArray(
          sponsors.slug,
          rows.map(({ row }) => row.slug),
        ),
      );
    return rows.flatMap(({ line, row: { slug } }) =>
      known.some((one) => one.slug === slug)
        ? []
        : [toProblem(line, refuse('slug', 'unknown_reference', { of: 'sponsor', slug }))],
    );
  },
  stored: async (db, slugs) => {
    const rows = await db
      .select({ slug: sponsors.slug, tracking: sponsorTracking })
      .from(sponsorTracking)
      .innerJoin(sponsors, eq(sponsors.id, sponsorTracking.sponsorId))
      .where(inArray(sponsors.slug, [...slugs]));
    return rows.map(({ slug, tracking: { secret: _, previousSecret: __, ...tracking } }) => ({
      ...tracking,
      slug,
    }));
  },
  refusals: ({ row, before }) => {
    const proof = row.proof ?? before?.proof ?? 'hmac_query';
    const addresses = row.addresses ?? before?.addresses ?? [];
    const isActive = row.isActive ?? before?.isActive ?? false;
    const isOpen = isActive && proof === 'secret' && Array.isArray(addresses) && addresses.length === 0;
    return isOpen ? [refuse('addresses', 'needed_for', { what: 'secret' })] : [];
  },
  write: async (db, rows) => {
    const [first] = rows;
    if (!first) return;
    const named = await db
      .select({ id: sponsors.id, slug: sponsors.slug })
      .from(sponsors)
      .where(
        inArray(
          sponsors.slug,
          rows.map(({ slug }) => slug),
        ),
      );
    const values = rows.flatMap(({ slug, ...row }) => {
      const sponsor = named.find((one) => one.slug === slug);
      return sponsor ? [{ ...row, sponsorId: sponsor.id }] : [];
    });
    await db
      .insert(sponsorTracking)
      .values(values)
      .onConflictDoUpdate({
        target: sponsorTracking.sponsorId,
        set: excluded(sponsorTracking, givenKeys(first)),
      });
  },
};

function toRow({
  is_active,
  proof_parameter,
  proof_header,
  registration_events,
  first_deposit_events,
  deposit_events,
  approved_statuses,
  rejected_statuses,
  amount_unit,
  max_age_h,
  match_h,
  rate_of,
  rate_amount,
  keep_raw_days,
  ...plain
}: z.infer<typeof fields>) {
  return {
    ...plain,
    isActive: is_active,
    proofParameter: proof_parameter,
    proofHeader: proof_header,
    registrationEvents: registration_events,
    firstDepositEvents: first_deposit_events,
    depositEvents: deposit_events,
    approvedStatuses: approved_statuses,
    rejectedStatuses: rejected_statuses,
    amountUnit: amount_unit,
    maxAgeH: max_age_h,
    matchH: match_h,
    rateOf: rate_of,
    rateAmount: rate_amount,
    keepRawDays: keep_raw_days,
  };
}
