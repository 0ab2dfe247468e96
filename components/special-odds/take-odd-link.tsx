import { useTranslations } from 'next-intl';
import { type ButtonVariant, buttonClass } from '@/components/ui/button';
import { Until } from '@/components/ui/until';
import type { SpecialOdd } from '@/lib/data/special-odd-view';
import { pathTo } from '@/lib/paths';

interface TakeOddLinkProps {
  readonly odd: SpecialOdd;
  readonly variant?: ButtonVariant;
}

/** The way to the sponsor while the odd can be taken, by its own address where it has one: counted, by /go. */
export function TakeOddLink({ odd, variant = 'secondary' }: TakeOddLinkProps) {
  const t = useTranslations('specialOdds');
  if (odd.state !== 'active' || !odd.sponsor?.slug) return null;
  const href = odd.link ? pathTo('visitOdd', odd.slug) : pathTo('visit', odd.sponsor.slug);
  const link = (
    <a
      href={href}
      target="_blank"
      rel="sponsored noopener nofollow"
      aria-label={t('takeLabel', { name: odd.sponsor.name })}
      className={buttonClass(variant)}
    >
      {t('take')}
    </a>
  );
  if (!odd.endsAt) return link;
  return (
    <Until
      until={odd.endsAt}
      over={<p className="flex min-h-11 items-center text-sm text-text-3">{t('over')}</p>}
    >
      {link}
    </Until>
  );
}
