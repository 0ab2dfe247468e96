import { asc, sql } from 'drizzle-orm';
import type { SponsorWire } from '@/contract/sponsors';
import type { ServiceContext } from '../../context';
import { builtOnce } from '../../db/built-once';
import type { Database } from '../../db/client';
import { sponsorKind } from '../../db/kinds/sponsors';
import { sponsors } from '../../db/schema/sponsors';
import { toSponsor } from './sponsor-wire';

/** More sponsors at a time than anybody recommends (ADR 142). */
const most = 100;

/** As `sponsors_list_index` has it, word for word: so a page is read out of the index. */
const tierRank = sql`array_position(array['vip', 'featured', 'normal'], ${sponsors.tier})`;

/** The active sponsors, one query: VIP first, then by the operator's order and by name. */
export async function listSponsors({ db }: Pick<ServiceContext, 'db'>): Promise<SponsorWire[]> {
  return (await active(db).execute()).map(toSponsor);
}

const active = builtOnce((db: Database) =>
  db
    .select()
    .from(sponsors)
    .where(sponsorKind.shown())
    .orderBy(tierRank, asc(sponsors.sort), asc(sponsors.name))
    .limit(most)
    .prepare(''),
);
