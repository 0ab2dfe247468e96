import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Coin } from '@/components/ui/coin';
import { routes } from '@/lib/routes';

/** The coin and the name; leads home. In the header a phone shows the coin alone. */
export function Brand() {
  const t = useTranslations();
  return (
    <Link
      href={routes.sponsors.path}
      prefetch={false}
      aria-label={t('nav.home')}
      className="flex h-11 items-center gap-2.5 rounded-card pr-2"
    >
      <Coin size={30} />
      <span className="font-display text-xl font-bold tracking-tight max-[30rem]:in-[header]:hidden max-sm:group-has-[[data-live]]/header:hidden">
        {t('site.name')}
      </span>
    </Link>
  );
}
