import { useTranslations } from 'next-intl';
import type { Sponsor } from '@/lib/data/sponsors';
import { SponsorRow } from './sponsor-row';

interface SponsorTableProps {
  /** In the order they are shown. */
  readonly sponsors: readonly Sponsor[];
}

/** All sponsors at a glance: a row each, with the same code and the same way out as its card. */
export function SponsorTable({ sponsors }: SponsorTableProps) {
  const t = useTranslations();
  return (
    <div className="overflow-hidden rounded-panel border border-line bg-surface">
      <table className="sponsor-table">
        <caption className="sr-only">{t('pages.sponsors.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('startPage.table.name')}</th>
            <th scope="col" className="max-sm:hidden">
              {t('sponsors.minDeposit')}
            </th>
            <th scope="col" className="max-md:hidden">
              {t('sponsors.wagering')}
            </th>
            <th scope="col" className="max-xl:hidden">
              {t('startPage.table.checked')}
            </th>
            <th scope="col">{t('sponsors.code')}</th>
            <th scope="col">
              <span className="sr-only">{t('sponsors.visit')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sponsors.map((sponsor) => (
            <SponsorRow key={sponsor.id} sponsor={sponsor} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
