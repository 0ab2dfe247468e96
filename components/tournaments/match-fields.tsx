'use client'; // Who stayed away has no win to be filled in.

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';

interface MatchFieldsProps {
  /** The players as the bracket names them. */
  readonly a: string;
  readonly b: string;
  readonly errorOf: (field: string) => string | undefined;
}

/** The two wins of a match, or who stayed away; a win is closed while it does not count. */
export function MatchFields({ a, b, errorOf }: MatchFieldsProps) {
  const t = useTranslations('tournamentDeskOwn');
  const [absent, setAbsent] = useState('');
  const sides = [
    { name: 'win_a', player: a },
    { name: 'win_b', player: b },
  ] as const;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {sides.map(({ name, player }) => (
        <Field
          key={name}
          name={name}
          label={t('winOf', { player })}
          error={errorOf(name)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          disabled={absent !== ''}
          required
        />
      ))}
      <div className="sm:col-span-2">
        <SelectField
          name="absent"
          label={t('absent')}
          placeholder={t('bothPlayed')}
          options={[
            { value: 'a', label: t('isAbsent', { player: a }) },
            { value: 'b', label: t('isAbsent', { player: b }) },
            { value: 'both', label: t('bothAbsent') },
          ]}
          error={errorOf('absent')}
          value={absent}
          onChange={(event) => setAbsent(event.target.value)}
        />
      </div>
    </div>
  );
}
