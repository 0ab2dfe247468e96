import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { currencies } from '@/contract/currencies';
import { bonusKinds, paymentMethods, sponsorTiers } from '@/contract/sponsors';
import type { Database } from '../../db/client';
import { sponsors } from '../../db/schema/sponsors';
import { excluded, givenKeys } from './excluded';
import type { Kind } from './kind';
import * as value from './values';

const fields = z.object({
  slug: value.slug(64),
  name: value.given(80),
  logo: value.picture(),
  tone: value.colour(),
  tier: value.orUsual(value.oneOf(sponsorTiers)),
  link: value.trackedAddress(),
  promotion_code: value.text(60),
  bonus_text: value.text(200),
  description: value.text(2000),
  min_deposit: value.money(0, 2_000_000_000),
  currency: value.orUsual(value.oneOf(currencies)),
  wagering_multiplier: value.decimal(0, 9999),
  wagering_notes: value.text(2000),
  payment_methods: value.toSome(paymentMethods),
  bonus_kinds: value.toSome(bonusKinds),
  counts_for_tickets: value.yesNo(),
  counts_for_races: value.yesNo(),
  sort: value.orUsual(value.whole(-1_000_000, 1_000_000)),
  state: value.orUsual(value.oneOf(['draft', 'active', 'paused', 'archived'])),
  last_checked_at: value.moment(),
});

/** The columns of GET /sponsors, and `state`: a file without it adds drafts. A new address goes into the sponsor's history. */
export const sponsorKind: Kind<ReturnType<typeof toRow>> = {
  fields,
  schema: fields.transform(toRow),
  stored: (db, slugs) =>
    db
      .select()
      .from(sponsors)
      .where(inArray(sponsors.slug, [...slugs])),
  write: async (db, rows, { now }) => {
    const [first] = rows;
    if (!first) return;
    await db
      .insert(sponsors)
      .values(rows.map((row) => ({ ...row, createdAt: now })))
      .onConflictDoUpdate({ target: sponsors.slug, set: excluded(sponsors, givenKeys(first)) });
    if (first.link !== undefined)
      await keepAddresses(
        db,
        rows.map(({ slug }) => slug),
        now,
      );
  },
};

function toRow(given: z.infer<typeof fields>) {
  const { promotion_code, bonus_text, min_deposit, wagering_multiplier, wagering_notes, ...rest } = given;
  const {
    payment_methods,
    bonus_kinds,
    counts_for_tickets,
    counts_for_races,
    last_checked_at,
    sort,
    ...plain
  } = rest;
  return {
    ...plain,
    sort: sort ?? undefined,
    promotionCode: promotion_code,
    bonusText: bonus_text,
    minDeposit: min_deposit,
    wageringMultiplier: wagering_multiplier,
    wageringNotes: wagering_notes,
    paymentMethods: payment_methods,
    bonusKinds: bonus_kinds,
    countsForTickets: counts_for_tickets,
    countsForRaces: counts_for_races,
    lastCheckedAt: last_checked_at,
  };
}

/** The address that was ends now, the one that is begins now; an address that stays is left alone. */
async function keepAddresses(db: Database, slugs: readonly string[], now: Date): Promise<void> {
  const present = sql`select id, lower(substring(link from '^https?://([^/:?#]+)')) as host from ${sponsors}
    where ${inArray(sponsors.slug, [...slugs])}`;
  await db.execute(sql`update sponsor_addresses as address set valid_to = ${now}
    from (${present}) as sponsor where address.sponsor_id = sponsor.id and address.valid_to is null
    and address.host is distinct from sponsor.host`);
  await db.execute(sql`insert into sponsor_addresses (sponsor_id, host, valid_from)
    select id, host, ${now} from (${present}) as sponsor where host ~ '^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])$'
    and not exists (select from sponsor_addresses as address where address.sponsor_id = sponsor.id and address.valid_to is null)`);
}
