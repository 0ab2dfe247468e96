'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormSummary } from '@/components/ui/form-summary';
import { ProofField } from '@/components/ui/proof-field';
import { SelectField, type SelectOption } from '@/components/ui/select-field';
import type { EventType } from '@/contract/events';
import { showToast } from '@/lib/browser/toast';
import { reloadOwn } from '@/lib/browser/use-own';
import { useSubmit } from '@/lib/browser/use-submit';
import { useUploads } from '@/lib/browser/use-uploads';
import { readEntry } from './read-entry';

/** As many as go with any claim. */
const mostPictures = 4;

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
    path: `/api/events/${slug}/entries`,
    read: (fields) => ({ ...readEntry(fields), ...(uploads.ids.length > 0 ? { file: uploads.ids } : {}) }),
    done: async () => {
      await reloadOwn(`/api/events/${slug}/participation`);
      showToast('success', t('sent'));
      onSent();
    },
  });
  const money = { inputMode: 'decimal', autoComplete: 'off', maxLength: 20, required: true } as const;
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
      {hasSponsor ? (
        <Field
          name="site_username"
          label={t('account')}
          error={errorOf('site_username')}
          autoComplete="off"
          maxLength={60}
          required
        />
      ) : null}
      {isWin ? (
        <>
          <Field
            name="bet"
            label={`${t('bet')} (${currency})`}
            hint={t('amountHint')}
            error={errorOf('bet')}
            {...money}
          />
          <Field
            name="win"
            label={`${t('win')} (${currency})`}
            hint={t('amountHint')}
            error={errorOf('win')}
            {...money}
          />
        </>
      ) : null}
      {type === 'deposit' ? (
        <Field
          name="amount"
          label={`${t('deposit')} (${currency})`}
          hint={t('amountHint')}
          error={errorOf('amount')}
          {...money}
        />
      ) : null}
      <div className="sm:col-span-2">
        <Field
          name="link"
          type="url"
          label={t('link')}
          hint={t('linkHint')}
          error={errorOf('link')}
          maxLength={500}
        />
      </div>
      <div className="sm:col-span-2">
        <ProofField
          label={t('proof')}
          hint={t('proofHint')}
          most={mostPictures}
          error={errorOf('file')}
          uploads={uploads}
        />
      </div>
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

/** One of the event's list, or any name where it has none. */
function GameField({
  games,
  error,
}: {
  readonly games: readonly SelectOption[];
  readonly error: string | undefined;
}) {
  const t = useTranslations('eventOwn');
  return games.length > 0 ? (
    <SelectField
      name="game_name"
      label={t('game')}
      options={games}
      placeholder={t('chooseGame')}
      error={error}
      required
    />
  ) : (
    <Field name="game_name" label={t('game')} error={error} autoComplete="off" maxLength={120} required />
  );
}
