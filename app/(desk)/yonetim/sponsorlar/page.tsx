import { getTranslations } from 'next-intl/server';
import { DeskEmpty } from '@/components/desk/desk-empty';
import { DeskHead } from '@/components/desk/desk-head';
import { FilterBar } from '@/components/desk/filter-bar';
import { Badge } from '@/components/ui/badge';
import { DataTable } from '@/components/ui/data-table';
import { SoftLink } from '@/components/ui/soft-link';
import type { FigureSpan } from '@/contract/desk-figures';
import { readSpan } from '@/lib/data/desk-figures';
import { listSponsorReports } from '@/lib/data/sponsor-reports';
import { deskPages } from '@/lib/desk-pages';
import { deskEntryPath } from '@/lib/desk-paths';
import { formatCoins } from '@/lib/format/money';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { readQuery } from '../_components/read-query';
import { toSpanPills } from '../_components/span-pills';
import { StaffPage } from '../_components/staff-page';

const { path } = deskPages.sponsors;

export const generateMetadata = () => deskPageMetadata('sponsors');

/** GET /yonetim/sponsorlar: what came of the ways out to each sponsor. Rendered per request (D12). */
export default async function SponsorReportsPage({ searchParams }: PageProps<'/yonetim/sponsorlar'>) {
  const { gun } = await readQuery(searchParams, 'gun');
  return <StaffPage path={path} show={() => show(readSpan(gun))} />;
}

async function show(span: FigureSpan) {
  const [t, title, rows, pills] = await Promise.all([
    getTranslations('sponsorReport'),
    getTranslations('desk.pages.sponsors'),
    listSponsorReports(span),
    toSpanPills(),
  ]);
  const query = { gun: span === '30' ? undefined : span };
  return (
    <>
      <DeskHead title={title('title')} lead={title('lead')} />
      <FilterBar path={path} query={query} pills={pills} />
      {rows.length === 0 ? (
        <DeskEmpty title={t('none.title')} text={t('none.text')} />
      ) : (
        <DataTable
          caption={title('title')}
          isCaptionHidden
          columns={[
            { title: t('sponsor') },
            { title: t('clicks'), align: 'end', isMain: true },
            { title: t('registrations'), align: 'end' },
            { title: t('first_deposits'), align: 'end' },
            { title: t('deposits'), align: 'end' },
            { title: t('tickets'), align: 'end' },
            { title: t('state') },
          ]}
          rows={rows.map(({ sponsor, matters, is_tracked, ...counts }) => ({
            key: sponsor.slug ?? sponsor.name,
            cells: [
              sponsor.slug ? (
                <SoftLink key="name" href={deskEntryPath('sponsors', sponsor.slug)} className="desk-way">
                  {sponsor.name}
                </SoftLink>
              ) : (
                sponsor.name
              ),
              ...[
                counts.clicks,
                counts.registrations,
                counts.first_deposits,
                counts.deposits,
                counts.tickets,
              ].map(formatCoins),
              <span key="state" className="flex flex-wrap gap-2">
                <Badge tone={is_tracked ? 'green' : 'line'}>{t(is_tracked ? 'tracked' : 'untracked')}</Badge>
                {matters > 0 ? <Badge tone="red">{t('mattersCount', { count: matters })}</Badge> : null}
              </span>,
            ],
          }))}
        />
      )}
    </>
  );
}
