import { useTranslations } from 'next-intl';
import { PaymentMethod } from './payment-method';

interface SponsorMethodsProps {
  readonly methods: readonly string[];
}

/** How a sponsor is paid. */
export function SponsorMethods({ methods }: SponsorMethodsProps) {
  const t = useTranslations('sponsors');
  if (methods.length === 0) return null;
  return (
    <ul aria-label={t('methodsLabel')} className="flex flex-wrap gap-x-4 gap-y-2 text-sm text-text-2">
      {methods.map((method) => (
        <li key={method}>
          <PaymentMethod method={method} />
        </li>
      ))}
    </ul>
  );
}
