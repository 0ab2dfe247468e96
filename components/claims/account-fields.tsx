'use client'; // A choice of the sponsor fills in the linked account.

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useRef } from 'react';
import { ExactField } from '@/components/ui/exact-field';
import { SelectField, type SelectOption } from '@/components/ui/select-field';
import type { ErrorOf } from './claim-form';

/** The name of a linked account, by what the choice of the sponsor sends. */
export type LinkedNames = Readonly<Record<string, string>>;

interface AccountFieldsProps {
  readonly errorOf: ErrorOf;
  /** What is chosen: a sponsor, or a draw's sponsor. */
  readonly options: readonly SelectOption[];
  readonly linked: LinkedNames;
  /** Where it is not the sponsor alone that is chosen. */
  readonly label?: string;
  readonly placeholder?: string;
}

/** A sponsor and the member's name there, which a linked account fills in until something else is typed. */
export function AccountFields({ errorOf, options, linked, label, placeholder }: AccountFieldsProps) {
  const t = useTranslations();
  const name = useRef<HTMLInputElement>(null);
  const fillIn = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const isOwnText = name.current && !Object.values(linked).includes(name.current.value);
    if (!name.current || (isOwnText && name.current.value !== '')) return;
    name.current.value = linked[currentTarget.value] ?? '';
  };
  return (
    <div className="field-pair">
      <SelectField
        name="sponsor"
        label={label ?? t('labels.sponsor')}
        placeholder={placeholder ?? t('claimForms.chooseSponsor')}
        options={options}
        error={errorOf('sponsor') ?? errorOf('raffle')}
        onChange={fillIn}
        defaultValue=""
        required
      />
      <ExactField
        ref={name}
        name="site_username"
        label={t('labels.site_username')}
        hint={t('claimForms.siteUsernameHint')}
        error={errorOf('site_username')}
        maxLength={60}
      />
    </div>
  );
}
