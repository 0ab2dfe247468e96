import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { earnTypes } from '@/contract/earn-rules';
import { earnRules } from '../../db/schema/earn-rules';
import { earnRuleKeys } from '../points/earn-rule-keys';
import { excluded, givenKeys } from './excluded';
import type { Kind } from './kind';
import { say } from './problem-code';
import * as value from './values';

const [first = '', ...others] = Object.values(earnRuleKeys);

const fields = z.object({
  key: value.oneOf([first, ...others]),
  type: value.oneOf(earnTypes),
  title: value.given(120),
  text: value.text(500),
  amount: value.count(1, 1_000_000),
  amount_max: value.whole(1, 1_000_000),
  cap_day: value.whole(1, 1000),
  cap_total: value.whole(1, 100_000),
  cooldown_h: value.whole(1, 8760),
  path: value.sitePath(),
  sort: value.orUsual(value.count(-1_000_000, 1_000_000)),
  is_active: value.orUsual(value.yesNo()),
});

/** The ways to earn Sikke, each under the key by which the program credits; one that does not count any more is switched off. */
export const earnRuleKind: Kind<ReturnType<typeof toRow>> = {
  fields,
  schema: fields
    .refine(({ amount, amount_max }) => !amount_max || amount_max > amount, {
      path: ['amount_max'],
      error: say('more_than', { other: 'amount' }),
    })
    .transform(toRow),
  stored: async (db, slugs) => {
    const rows = await db
      .select()
      .from(earnRules)
      .where(inArray(earnRules.key, [...slugs]));
    return rows.map((row) => ({ ...row, slug: row.key }));
  },
  write: async (db, rows) => {
    const values = rows.map(({ slug, ...row }) => ({ ...row, key: slug }));
    await db
      .insert(earnRules)
      .values(values)
      .onConflictDoUpdate({ target: earnRules.key, set: excluded(earnRules, givenKeys(values[0] ?? {})) });
  },
};

function toRow({
  key,
  amount_max,
  cap_day,
  cap_total,
  cooldown_h,
  is_active,
  ...plain
}: z.infer<typeof fields>) {
  return {
    ...plain,
    slug: key,
    amountMax: amount_max,
    capDay: cap_day,
    capTotal: cap_total,
    cooldownH: cooldown_h,
    isActive: is_active,
  };
}
