'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import type { RedeemChannel } from '@/contract/redeem-codes';

interface CodeFieldsProps {
  readonly errorOf: (field: string) => string | undefined;
}

type OwnText =
  | 'titleHint'
  | 'codeLabel'
  | 'codeHint'
  | 'amountLabel'
  | 'channelLabel'
  | 'usesLabel'
  | 'countLabel'
  | 'countHint';

const channels: readonly RedeemChannel[] = ['stream', 'telegram'];

/** What a redeem code is: what it brings, how often, when, and its words where they are not made up. */
export function CodeFields({ errorOf }: CodeFieldsProps) {
  const t = useTranslations();
  const field = (name: 'title' | 'code' | 'amount' | 'max_uses' | 'count' | 'starts_at' | 'ends_at') => ({
    name,
    error: errorOf(name),
    autoComplete: 'off',
  });
  const whole = { inputMode: 'numeric', maxLength: 9, required: true } as const;
  const own = (key: OwnText) => t(`desk.codes.own.${key}`);
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...field('title')}
          label={t('labels.title')}
          hint={own('titleHint')}
          maxLength={80}
          required
        />
        <Field {...field('code')} label={own('codeLabel')} hint={own('codeHint')} maxLength={60} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <SelectField
          name="channel"
          label={own('channelLabel')}
          error={errorOf('channel')}
          options={channels.map((value) => ({ value, label: t(`desk.codes.own.channels.${value}`) }))}
        />
        <Field {...field('amount')} {...whole} label={own('amountLabel')} />
        <Field {...field('max_uses')} {...whole} label={own('usesLabel')} />
        <Field
          {...field('count')}
          {...whole}
          label={own('countLabel')}
          hint={own('countHint')}
          defaultValue="1"
        />
        <Field {...field('starts_at')} type="datetime-local" label={t('labels.starts_at')} required />
        <Field {...field('ends_at')} type="datetime-local" label={t('labels.ends_at')} required />
      </div>
    </>
  );
}
