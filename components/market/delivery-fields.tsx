'use client';

import { useTranslations } from 'next-intl';
import { ExactField } from '@/components/ui/exact-field';
import { Field } from '@/components/ui/field';
import type { Offer } from './offer';

interface DeliveryFieldsProps {
  readonly item: Offer;
  /** The member's account at the sponsor, where one is linked. */
  readonly siteUsername: string | null;
  readonly errorOf: (field: string) => string | undefined;
}

const addressFields = [
  { name: 'name', autoComplete: 'given-name' },
  { name: 'surname', autoComplete: 'family-name' },
  { name: 'phone', autoComplete: 'tel', type: 'tel', inputMode: 'tel', isWide: true },
  { name: 'address', autoComplete: 'street-address', isWide: true },
  { name: 'zipcode', autoComplete: 'postal-code', inputMode: 'numeric' },
  { name: 'city', autoComplete: 'address-level2' },
  { name: 'country', autoComplete: 'country-name', isWide: true },
] as const;

/** What the delivery of an item needs to know, by its type; nothing for what delivers itself. */
export function DeliveryFields({ item, siteUsername, errorOf }: DeliveryFieldsProps) {
  const t = useTranslations('marketBuy');
  const label = useTranslations('labels');
  if (item.type === 'physical') return <AddressFields errorOf={errorOf} />;
  if (item.type === 'perk') {
    return (
      <Field
        name="content"
        label={t('wish')}
        hint={t('wishHint')}
        error={errorOf('content')}
        maxLength={300}
        autoComplete="off"
      />
    );
  }
  if (item.type !== 'sponsor_bonus' && item.type !== 'free_spin') return null;
  if (item.isLinked && siteUsername) {
    return (
      <p className="text-sm leading-relaxed text-text-2">
        {t('toAccount', { sponsor: item.sponsor ?? '', name: siteUsername })}
      </p>
    );
  }
  return (
    <ExactField
      name="site_username"
      label={label('site_username')}
      hint={t('siteUsernameHint')}
      error={errorOf('site_username')}
      defaultValue={siteUsername ?? ''}
      maxLength={60}
    />
  );
}

function AddressFields({ errorOf }: Pick<DeliveryFieldsProps, 'errorOf'>) {
  const t = useTranslations('labels');
  const buy = useTranslations('marketBuy');
  return (
    <div className="grid grid-cols-2 gap-4">
      {addressFields.map(({ name, ...field }) => {
        const { isWide = false, ...input } = { isWide: false, ...field };
        return (
          <div key={name} className={isWide ? 'col-span-2' : ''}>
            <Field
              {...input}
              name={name}
              label={t(name)}
              error={errorOf(name)}
              {...(name === 'country' ? { defaultValue: buy('country') } : {})}
              maxLength={name === 'address' ? 300 : 60}
              required
            />
          </div>
        );
      })}
    </div>
  );
}
