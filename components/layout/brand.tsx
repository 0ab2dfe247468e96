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
    <SoftLink
      href={routes.sponsors.path}
      aria-label={t('nav.home')}
      className="flex h-11 items-center gap-2.5 rounded-card pr-2"
    >
      {logo ? (
        <img src={logo} alt="" width={30} height={30} className="size-7.5 shrink-0 object-contain" />
      ) : (
        <Coin size={30} />
      )}
      <span className="font-display text-xl font-bold tracking-tight max-[30rem]:in-[header]:hidden max-sm:group-has-[[data-live]]/header:hidden">
        {t('site.name')}
      </span>
    </SoftLink>
  );
}
