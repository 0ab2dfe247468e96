import { useTranslations } from 'next-intl';
import { type ButtonVariant, buttonClass } from '@/components/ui/button';
import { Until } from '@/components/ui/until';
import type { SpecialOdd } from '@/lib/data/special-odd-view';
import { pathTo } from '@/lib/paths';

interface TakeOddLinkProps {
  readonly odd: SpecialOdd;
  readonly variant?: ButtonVariant;
}

/** The way to the sponsor while the odd can be taken: counted, by /go, unless the odd has an address of its own. */
export function TakeOddLink({ odd, variant = 'secondary' }: TakeOddLinkProps) {
  const t = useTranslations('specialOdds');
  const href = odd.link ?? (odd.sponsor?.slug ? pathTo('visit', odd.sponsor.slug) : null);
  if (odd.state !== 'active' || !href || !odd.sponsor) return null;
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
