'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { FormSummary } from '@/components/ui/form-summary';
import { LoginButton } from '@/components/ui/login-button';
import type { SelectOption } from '@/components/ui/select-field';
import type { OwnGuessWire } from '@/contract/bonus-hunts';
import { showToast } from '@/lib/browser/toast';
import { keepOwn, useOwn } from '@/lib/browser/use-own';
import { useSubmit } from '@/lib/browser/use-submit';
import { useWish } from '@/lib/browser/use-wish';
import { parseAmount, parseDecimal } from '@/lib/format/parse-amount';
import { GuessFields } from './guess-fields';
import { GuessStatus, toGuessPath } from './guess-status';

/** What the form needs of its hunt. */
export interface GuessFormProps {
  readonly slug: string;
  readonly currency: string;
  readonly games: readonly SelectOption[];
}

/**
 * Makes or changes the viewer's guess. The form stands there from the beginning, closed until the guess is known, so that nothing moves; what a
 * guest fills in goes out after the login. An island because it is filled in.
 */
export function GuessForm({ slug, currency, games }: GuessFormProps) {
  const t = useTranslations('huntGuess');
  const path = toGuessPath(slug);
  const viewer = useOwn<OwnGuessWire>(path);
  const own = viewer.who === 'member' ? viewer.own : null;
  const { isBusy, summary, errorOf, submit } = useSubmit<{ readonly data: OwnGuessWire }>({
    path,
    read: readGuess,
    done: async ({ data }) => {
      await keepOwn(path, data);
      showToast('success', t('saved'));
    },
  });
  const wish = `guess:${slug}`;
  const form = useRef<HTMLFormElement>(null);
  // A guess that the member has made already is not written over by what was typed as a guest.
  useWish(wish, own !== null, () => {
    if (own?.is_open && own.guess === null) form.current?.requestSubmit();
  });
  return (
    <form ref={form} method="post" onSubmit={submit} noValidate className="grid gap-4">
      <GuessStatus slug={slug} currency={currency} isOpen />
      <FormSummary texts={summary} />
      <fieldset disabled={viewer.who !== 'guest' && own?.is_open !== true} className="contents">
        <GuessFields
          key={own?.guess?.submitted_at}
          guess={own?.guess ?? null}
          games={games}
          errorOf={errorOf}
        />
        {viewer.who === 'guest' ? (
          <LoginButton wish={wish} variant="primary">
            {t('login')}
          </LoginButton>
        ) : (
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {own?.is_open === false ? t('closed') : t(own?.guess ? 'change' : 'send')}
          </Button>
        )}
      </fieldset>
    </form>
  );
}

/** What is no number goes out as it was typed, what is empty not at all: the server says of all fields at once what is missing and what is invalid. */
function readGuess(fields: FormData) {
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  return {
    end_balance: parseAmount(text('end_balance')) ?? (text('end_balance') || undefined),
    best_x: parseDecimal(text('best_x')) ?? (text('best_x') || null),
    best_game: text('best_game') || null,
  };
}
