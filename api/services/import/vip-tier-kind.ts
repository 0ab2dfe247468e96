import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { vipCountsSchema } from '@/contract/vip';
import { vipTiers } from '../../db/schema/vip-tiers';
import { excluded, givenKeys } from './excluded';
import { fixedTerms } from './fixed-terms';
import type { Kind } from './kind';
import { refuse, toProblem } from './problem';
import * as value from './values';

const fields = z.object({
  slug: value.slug(80),
  name: value.given(40),
  level: value.count(1, 100),
  criteria: value.givenObject(vipCountsSchema.strict()),
  perks: value.texts(20, 200),
  tone: value.colour(),
});

/** The tiers of the club. Members hold them by their slugs, so that a tier keeps its level; what it asks for and gives may change. */
export const vipTierKind: Kind<z.infer<typeof fields>> = {
  fields,
  schema: fields,
  missing: async (db, rows) => {
    const levels = rows.map(({ row }) => row.level);
    const taken = await db.select().from(vipTiers).where(inArray(vipTiers.level, levels));
    return rows.flatMap(({ line, row }, at) => {
      const isTwice = levels.indexOf(row.level) < at;
      const other = taken.find(({ level, slug }) => level === row.level && slug !== row.slug);
      return isTwice || other ? [toProblem(line, refuse('level', 'level_taken'))] : [];
    });
  },
  stored: (db, slugs) =>
    db
      .select()
      .from(vipTiers)
      .where(inArray(vipTiers.slug, [...slugs])),
  refusals: ({ changes }) =>
    fixedTerms(
      changes.filter(({ field }) => field === 'level'),
      { free: [], why: { reason: 'held' } },
    ),
  write: async (db, rows) => {
    await db
      .insert(vipTiers)
      .values([...rows])
      .onConflictDoUpdate({ target: vipTiers.slug, set: excluded(vipTiers, givenKeys(rows[0] ?? {})) });
  },
};
