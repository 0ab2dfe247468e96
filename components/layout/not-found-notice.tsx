'use client'; // Next sends it twice with every page, in case it is needed: as a part of a script it is named there, not written out.

import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Coin } from '@/components/ui/coin';
import { routes } from '@/lib/routes';

/** What stands where nothing is: one sentence, and the way back to the list of sites. */
export function NotFoundNotice() {
  const t = useTranslations('notFound');
  return (
    <section
      data-no-popup
      className="mx-auto flex min-h-[60vh] max-w-xl flex-col items-center justify-center px-6 py-16 text-center"
    >
      <p
        aria-hidden="true"
        className="flex items-center gap-2 font-display text-8xl font-bold text-text-3 sm:text-9xl"
      >
        4<Coin size={96} />4
      </p>
      <h1 className="mt-8 font-display text-2xl font-semibold text-balance sm:text-3xl">{t('title')}</h1>
      <p className="mt-3 leading-relaxed text-pretty text-text-2">{t('text')}</p>
      <ButtonLink href={routes.sponsors.path} variant="primary" className="mt-8">
        {t('action')}
      </ButtonLink>
    </section>
  );
}
