'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { FormSummary } from '@/components/ui/form-summary';
import { LoginButton } from '@/components/ui/login-button';
import { SelectField, type SelectOption } from '@/components/ui/select-field';
import type { OwnTournamentEntryWire } from '@/contract/tournaments';
import { showToast } from '@/lib/browser/toast';
import { keepOwn, useOwn } from '@/lib/browser/use-own';
import { useSubmit } from '@/lib/browser/use-submit';
import { useUser } from '@/lib/browser/use-user';
import { useWish } from '@/lib/browser/use-wish';
import { callTo } from '@/lib/calls';
import { useEntryText } from './use-entry-text';
import { WithdrawForm } from './withdraw-form';

/** What the form needs of its tournament. */
export interface JoinFormProps {
  readonly slug: string;
  /** Whole Sikke. */
  readonly cost: number;
  /** Where a bracket stands when the page is made; a board is joined at any time. */
  readonly phase: 'board' | 'registration' | 'check_in';
  readonly games: readonly SelectOption[];
  /** Sign-up has not opened yet. */
  readonly isSoon?: boolean;
}

/**
 * Joins a tournament, changes the game, confirms the place: whatever is next for the viewer. It stands there from the beginning,
 * closed until it is known who looks, so that nothing moves; an island because it is filled in.
 */
export function JoinForm({ slug, cost, phase, games, isSoon = false }: JoinFormProps) {
  const t = useTranslations('tournamentOwn');
  const { reload } = useUser();
  const path = callTo('tournamentEntry', slug);
  const viewer = useOwn<OwnTournamentEntryWire>(path);
  const text = useEntryText(viewer, false);
  const own = viewer.who === 'member' ? viewer.own : null;
  const isCheckIn = own?.can_check_in === true;
  const { isBusy, summary, errorOf, submit } = useSubmit<{ readonly data: OwnTournamentEntryWire }>({
    path: isCheckIn ? callTo('tournamentCheckIn', slug) : path,
    read: (fields) => (isCheckIn ? {} : { game_name: String(fields.get('game_name') ?? '') || null }),
    check: ({ game_name }) =>
      phase === 'registration' && !isCheckIn && game_name === null ? { game_name: ['required'] } : {},
    done: async ({ data }) => {
      await keepOwn(path, data);
      if (cost > 0) await reload();
      showToast('success', t(isCheckIn ? 'checkedIn' : own?.entry ? 'changed' : 'joined'));
    },
  });
  const mayChange = phase === 'registration' && own?.can_withdraw === true;
  const canSend = own !== null && (own.can_join || isCheckIn || mayChange);
  const wish = `join:${slug}`;
  const form = useRef<HTMLFormElement>(null);
  // What costs Sikke, and a game that is still to be chosen, is for the member to press.
  useWish(wish, own !== null, () => {
    const isChosen = phase !== 'registration' || form.current?.querySelector('select')?.value !== '';
    if (own?.can_join && cost === 0 && isChosen) form.current?.requestSubmit();
    else form.current?.querySelector<HTMLElement>('select, button')?.focus();
  });
  return (
    <div className="grid gap-4">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <p aria-live="polite" className="text-sm text-text-2">
          {text}
        </p>
        <WithdrawForm slug={slug} isShown={own?.can_withdraw === true} />
      </div>
      <form
        ref={form}
        method="post"
        onSubmit={submit}
        noValidate
        className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
      >
        <div className="grid gap-4 empty:hidden sm:col-span-2">
          <FormSummary texts={summary} />
        </div>
        {phase === 'registration' ? (
          <SelectField
            key={own?.entry?.game?.slug}
            name="game_name"
            label={t('game')}
            options={games}
            placeholder={t('chooseGame')}
            error={errorOf('game_name')}
            defaultValue={own?.entry?.game?.slug ?? ''}
            disabled={viewer.who !== 'guest' && !canSend}
          />
        ) : null}
        {viewer.who === 'guest' ? (
          <LoginButton wish={wish} variant="primary" className="sm:min-w-44">
            {t('login')}
          </LoginButton>
        ) : (
          <Button type="submit" variant="primary" isBusy={isBusy} disabled={!canSend} className="sm:min-w-44">
            {isSoon ? t('soon') : actionText(own, phase, cost, t)}
          </Button>
        )}
      </form>
    </div>
  );
}

function actionText(
  own: OwnTournamentEntryWire | null,
  phase: JoinFormProps['phase'],
  cost: number,
  t: ReturnType<typeof useTranslations<'tournamentOwn'>>,
): string {
  if (own?.can_check_in) return t('checkIn');
  if (own?.entry?.state === 'checked_in') return t('confirmed');
  if (own?.entry && phase === 'registration') return t('change');
  if (phase === 'check_in' || (own !== null && !own.can_join)) return t('closed');
  return cost > 0 ? t('joinFor', { cost }) : t('join');
}
