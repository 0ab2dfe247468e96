import { Bitcoin, CreditCard, Landmark, type LucideIcon, QrCode, Smartphone, Wallet } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { PaymentMethod as Method } from '@/contract/sponsors';

const icons: Readonly<Record<Method, LucideIcon>> = {
  papara: Wallet,
  havale: Landmark,
  kripto: Bitcoin,
  kredi_karti: CreditCard,
  mefete: Wallet,
  payfix: Wallet,
  cepbank: Smartphone,
  qr: QrCode,
};

/** The methods the site has a name for that occur in `methods`, in one fixed order. */
export function knownMethods(methods: readonly string[]): readonly Method[] {
  return Object.keys(icons)
    .filter(isKnownMethod)
    .filter((method) => methods.includes(method));
}

/** Whether the site has a name and an icon for what an upstream sent. */
function isKnownMethod(method: string): method is Method {
  return Object.hasOwn(icons, method);
}

interface PaymentMethodProps {
  readonly method: string;
}

/** A payment method by icon and name; one the site does not know is shown as it was sent. */
export function PaymentMethod({ method }: PaymentMethodProps) {
  const t = useTranslations('sponsors.methods');
  if (!isKnownMethod(method)) return <span>{method}</span>;
  const Icon = icons[method];
  return (
    <span className="flex items-center gap-1.5 whitespace-nowrap">
      <Icon size={16} strokeWidth={1.5} aria-hidden="true" className="text-text-3" />
      {t(method)}
    </span>
  );
}
