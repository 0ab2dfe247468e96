'use client';

import { useTranslations } from 'next-intl';
import type { FieldTexts } from '../content/content-field';

const fields = [
  ...(['start_balance', 'collect_balance', 'end_balance', 'budget', 'bonuses', 'entries'] as const),
  ...(['game', 'bet', 'cost', 'win', 'suggested_by'] as const),
] as const;

/** What a problem calls the fields of the desk; only their names are asked for here. */
export function useFieldWords(): FieldTexts {
  const t = useTranslations('desk.stream.own.fields');
  const label = (name: string) => {
    const known = fields.find((one) => one === name);
    return known ? t(known) : name;
  };
  return { label, help: () => undefined, choice: (value) => value };
}
