import { useTranslations } from 'next-intl';
import type { PaymentMethod as Method } from '@/contract/sponsors';

/** The place of each method of the contract in a list: one that is missing here does not compile. */
const places: Readonly<Record<Method, number>> = {
  papara: 0,
  havale: 1,
  kripto: 2,
  kredi_karti: 3,
  mefete: 4,
  payfix: 5,
  cepbank: 6,
  qr: 7,
};

/** The methods the site has a name for that occur in `methods`, each once, in one fixed order. */
export function knownMethods(methods: readonly string[]): readonly Method[] {
  return [...new Set(methods.filter(isKnown))].sort((a, b) => places[a] - places[b]);
}

function isKnown(method: string): method is Method {
  return Object.hasOwn(places, method);
}

interface PaymentMethodProps {
  readonly method: string;
}

/** A payment method by name; one the site does not know is shown as it was sent. */
export function PaymentMethod({ method }: PaymentMethodProps) {
  const t = useTranslations('sponsors.methods');
  return isKnown(method) ? t(method) : method;
}
