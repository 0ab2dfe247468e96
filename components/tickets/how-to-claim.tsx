import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { pathTo } from '@/lib/paths';
import { userSectionPath } from '@/lib/routes';

const steps = ['join', 'deposit', 'numbers', 'draw'] as const;

/** How one comes by tickets, and what happens with them, in four steps. */
export function HowToClaim() {
  const t = useTranslations('raffles.how');
  return (
    <section aria-labelledby="how-to-claim" className="mt-10 sm:mt-14">
      <h2 id="how-to-claim" className="font-display text-xl font-semibold sm:text-2xl">
        {t('title')}
      </h2>
      <ol className="mt-5 grid gap-px overflow-hidden rounded-panel border border-line bg-line sm:grid-cols-2 xl:grid-cols-4">
        {steps.map((step, at) => (
          <li key={step} className="flex gap-4 bg-surface px-5 py-4 sm:block sm:p-6">
            <span className="font-display text-3xl font-bold text-text-3 tabular-nums">{at + 1}</span>
            <div>
              <h3 className="font-semibold sm:mt-3">{t(`${step}.title`)}</h3>
              <p className="mt-1 text-sm leading-relaxed text-text-2 sm:mt-1.5">{t(`${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-5 flex flex-wrap gap-3">
        <ButtonLink href={userSectionPath('ticket-deposits')}>{t('claim')}</ButtonLink>
        <ButtonLink href={pathTo('ownPrizes')}>{t('prizes')}</ButtonLink>
      </p>
    </section>
  );
}
