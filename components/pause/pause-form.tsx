'use client';

import { useTranslations } from 'next-intl';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmPause, type OfferedPause } from './confirm-pause';

interface PauseFormProps {
  readonly choices: readonly OfferedPause[];
}

/** How long, each choice with its end; then the confirmation of the one that was chosen. */
export function PauseForm({ choices }: PauseFormProps) {
  const t = useTranslations('pauseOwn');
  const [chosen, setChosen] = useState(choices[0]);
  const [isAsked, setAsked] = useState(false);
  if (isAsked && chosen) return <ConfirmPause choice={chosen} onBack={() => setAsked(false)} />;
  const ask = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
  };
  return (
    <form method="post" onSubmit={ask} className="grid gap-5">
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-sm font-medium">{t('legend')}</legend>
        {choices.map((choice) => (
          <label
            key={choice.length}
            className="flex min-h-11 items-center gap-3 rounded-card border border-line px-4 py-2 has-checked:border-line-strong has-checked:bg-surface-2"
          >
            <input
              type="radio"
              name="length"
              value={choice.length}
              checked={choice === chosen}
              onChange={() => setChosen(choice)}
              className="size-5 shrink-0 accent-gold"
            />
            <span className="grid">
              <span className="font-medium">{t(`lengths.${choice.length}`)}</span>
              <span className="text-sm text-text-2">
                {choice.date ? t('ends', { date: choice.date }) : t('never')}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" className="justify-self-start">
        {t('next')}
      </Button>
    </form>
  );
}
