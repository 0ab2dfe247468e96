'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FormSummary } from '@/components/ui/form-summary';
import type { SelectOption } from '@/components/ui/select-field';
import type { EventType } from '@/contract/events';
import { showToast } from '@/lib/browser/toast';
import { reloadOwn } from '@/lib/browser/use-own';
import { useSubmit } from '@/lib/browser/use-submit';
import { useUploads } from '@/lib/browser/use-uploads';
import { callTo } from '@/lib/calls';
import { AccountField, AmountField, GameField, mostPictures, ProofFields } from './entry-fields';
import { readEntry } from './read-entry';

export interface EntryFormProps {
  readonly slug: string;
  /** What the event asks for. */
  readonly entry: {
    readonly type: EventType;
    readonly currency: string;
    readonly hasSponsor: boolean;
    readonly games: readonly SelectOption[];
  };
  readonly onSent: () => void;
}

/** The form of an entry: what the event's type asks for and the proof. An island because it is filled in; it loads when it is opened. */
export function EntryForm({ slug, entry: { type, currency, hasSponsor, games }, onSent }: EntryFormProps) {
  const t = useTranslations('eventOwn');
  const uploads = useUploads(mostPictures);
  const { isBusy, summary, errorOf, submit } = useSubmit({
    path: callTo('eventEntries', slug),
    read: (fields) => ({ ...readEntry(fields), ...(uploads.ids.length > 0 ? { file: uploads.ids } : {}) }),
    done: async () => {
      await reloadOwn(callTo('eventPart', slug));
      showToast('success', t('sent'));
      onSent();
    },
  });
  const amount = (name: 'bet' | 'win' | 'amount', label: string) => ({
    name,
    label: `${label} (${currency})`,
    error: errorOf(name),
  });
  const isWin = type === 'multiplier' || type === 'first_hit';
  return (
    <form
      method="post"
      onSubmit={submit}
      noValidate
      className="grid gap-4 border-t border-line pt-5 sm:grid-cols-2"
    >
      <div className="empty:hidden sm:col-span-2">
        <FormSummary texts={summary} />
      </div>
      {isWin || (type === 'custom' && games.length > 0) ? (
        <GameField games={games} error={errorOf('game_name')} />
      ) : null}
      {hasSponsor ? <AccountField error={errorOf('site_username')} /> : null}
      {isWin ? <AmountField {...amount('bet', t('bet'))} /> : null}
      {isWin ? <AmountField {...amount('win', t('win'))} /> : null}
      {type === 'deposit' ? <AmountField {...amount('amount', t('deposit'))} /> : null}
      <ProofFields linkError={errorOf('link')} fileError={errorOf('file')} uploads={uploads} />
      <Button
        type="submit"
        variant="primary"
        isBusy={isBusy}
        disabled={uploads.isSending}
        className="sm:col-span-2 sm:justify-self-start sm:px-10"
      >
        {t(uploads.isSending ? 'sendingPictures' : 'send')}
      </Button>
    </form>
  );
}
