import { useTranslations } from 'next-intl';
import { Coin } from '@/components/ui/coin';
import { SoftLink } from '@/components/ui/soft-link';
import { routes } from '@/lib/routes';

interface BrandProps {
  /** The operator's own mark; the coin without one. */
  readonly logo: string | null;
}

/** The mark and the name; leads home. In the header a phone shows the mark alone. */
export function Brand({ logo }: BrandProps) {
  const t = useTranslations();
  return (
    <SoftLink href={routes.sponsors.path} aria-label={t('nav.home')} className="brand">
      {logo ? (
        <img src={logo} alt="" width={30} height={30} className="size-7.5 shrink-0 object-contain" />
      ) : (
        <Coin size={30} />
      )}
      <span>{t('site.name')}</span>
    </SoftLink>
  );
}
