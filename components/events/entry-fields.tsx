'use client'; // They are filled in.

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import { ProofField } from '@/components/ui/proof-field';
import { SelectField, type SelectOption } from '@/components/ui/select-field';
import type { useUploads } from '@/lib/browser/use-uploads';
import { formatMoney } from '@/lib/format/money';

/** As many as go with any claim. */
export const mostPictures = 4;

/** One of the event's list, or any name where it has none. */
export function GameField({
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

/** Money as it is typed. */
export function AmountField(field: Pick<ComponentProps<typeof Field>, 'name' | 'label' | 'error'>) {
  const t = useTranslations('eventOwn');
  return (
    <Field
      {...field}
      hint={t('amountHint', { exact: formatMoney(250.5) })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      required
    />
  );
}

/** The account at the event's sponsor. */
export function AccountField({ error }: { readonly error: string | undefined }) {
  const t = useTranslations('eventOwn');
  return (
    <Field
      name="site_username"
      label={t('account')}
      error={error}
      autoComplete="off"
      maxLength={60}
      required
    />
  );
}

interface ProofFieldsProps {
  readonly linkError: string | undefined;
  readonly fileError: string | undefined;
  readonly uploads: ReturnType<typeof useUploads>;
}

/** What shows that it happened: an address, pictures, or both. */
export function ProofFields({ linkError, fileError, uploads }: ProofFieldsProps) {
  const t = useTranslations('eventOwn');
  return (
    <div className="grid gap-4 sm:col-span-2">
      <Field
        name="link"
        type="url"
        label={t('link')}
        hint={t('linkHint')}
        error={linkError}
        maxLength={500}
      />
      <ProofField
        label={t('proof')}
        hint={t('proofHint')}
        most={mostPictures}
        error={fileError}
        uploads={uploads}
      />
    </div>
  );
}
