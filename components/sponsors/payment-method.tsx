import { useTranslations } from 'next-intl';
import type { PaymentMethod as Method } from '@/contract/sponsors';

const known = [
  'papara',
  'havale',
  'kripto',
  'kredi_karti',
  'mefete',
  'payfix',
  'cepbank',
  'qr',
] as const satisfies readonly Method[];

/** The methods the site has a name for that occur in `methods`, in one fixed order. */
export function knownMethods(methods: readonly string[]): readonly Method[] {
  return known.filter((method) => methods.includes(method));
}

interface PaymentMethodProps {
  readonly method: string;
}

/** A payment method by name; one the site does not know is shown as it was sent. */
export function PaymentMethod({ method }: PaymentMethodProps) {
  const t = useTranslations('sponsors.methods');
  const name = known.find((one) => one === method);
  return <span className="whitespace-nowrap">{name ? t(name) : method}</span>;
}
