import { useTranslations } from 'next-intl';
import { MoreLink } from '@/components/ui/more-link';
import type { NumberArea } from '@/contract/number-origins';
import { numbersPath } from '@/lib/format/number-paths';

interface NumbersLinkProps {
  readonly area: NumberArea;
  readonly slug: string;
}

/** The way from a contest's numbers to where each of them came from. */
export function NumbersLink({ area, slug }: NumbersLinkProps) {
  const t = useTranslations('numbers');
  return <MoreLink href={numbersPath(area, slug)}>{t('link')}</MoreLink>;
}
