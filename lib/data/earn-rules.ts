import 'server-only';
import { cache } from 'react';
import { type EarnType, earnRulesAnswerSchema, earnTypes } from '@/contract/earn-rules';
import { isOffPath } from '@/lib/format/areas';
import { publicReader } from '@/lib/upstream/read-public';
import { getFrame } from './frame';

/** A way to earn: `amount` to `amountMax` whole Sikke a time, `capDay` and `capTotal` times, `cooldownH` hours between. */
export interface EarnRule {
  readonly key: string;
  readonly title: string;
  readonly text: string | null;
  readonly amount: number;
  readonly amountMax: number | null;
  readonly capDay: number | null;
  readonly capTotal: number | null;
  readonly cooldownH: number | null;
  readonly path: string | null;
}

/** The ways of one kind. */
export interface EarnGroup {
  readonly type: EarnType;
  readonly rules: readonly EarnRule[];
}

const read = publicReader({
  tag: 'points',
  path: '/points',
  answer: earnRulesAnswerSchema,
  revalidateS: 300,
  unavailable: { status: false, data: [] },
});

/** Every way to earn, by kind; what is of no known kind stands with the tasks, what is done in an area that is off nowhere. */
export const listEarnGroups = cache(async (): Promise<readonly EarnGroup[]> => {
  const [{ data }, { areasOff }] = await Promise.all([read(), getFrame()]);
  const typed = data.map((wire) => ({
    type: earnTypes.find((type) => type === wire.type) ?? 'task',
    key: wire.key,
    title: wire.title,
    text: wire.text || null,
    amount: wire.amount,
    amountMax: wire.amount_max ?? null,
    capDay: wire.cap_day ?? null,
    capTotal: wire.cap_total ?? null,
    cooldownH: wire.cooldown_h ?? null,
    path: wire.path && /^\/[a-z0-9/-]*$/.test(wire.path) ? wire.path : null,
  }));
  const shown = typed.filter(({ path }) => path === null || !isOffPath(path, areasOff));
  const groups = earnTypes.map((type) => ({ type, rules: shown.filter((rule) => rule.type === type) }));
  return groups.filter(({ rules }) => rules.length > 0);
});
