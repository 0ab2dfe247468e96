import { useTranslations } from 'next-intl';
import { PaymentMethod } from './payment-method';

interface SponsorMethodsProps {
  readonly methods: readonly string[];
}

/** How a sponsor is paid, in one running line: icons would say the same three times (most methods are wallets). */
export function SponsorMethods({ methods }: SponsorMethodsProps) {
  const t = useTranslations('sponsors');
  if (methods.length === 0) return null;
  return (
    <ul aria-label={t('methodsLabel')} className="sponsor-methods">
      {methods.map((method) => (
        <li key={method}>
          <PaymentMethod method={method} />
        </li>
      ))}
    </ul>
  );
}
