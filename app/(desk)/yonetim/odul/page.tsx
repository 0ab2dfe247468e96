import { getTranslations } from 'next-intl/server';
import { DeskEmpty } from '@/components/desk/desk-empty';
import { DeskHead } from '@/components/desk/desk-head';
import { DeskPager } from '@/components/desk/desk-pager';
import { FilterBar } from '@/components/desk/filter-bar';
import { PrizeList } from '@/components/desk/prizes/prize-list';
import { buttonClass } from '@/components/ui/button';
import { SoftLink } from '@/components/ui/soft-link';
import { prizeLists } from '@/contract/desk-prizes';
import { prizeAreas } from '@/contract/prizes';
import { listDeskPrizes } from '@/lib/data/desk-prizes';
import { deskPages } from '@/lib/desk-pages';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { readQuery } from '../_components/read-query';
import { StaffPage } from '../_components/staff-page';

const { path } = deskPages.prizes;
type Asked = Partial<Record<'liste' | 'q' | 'nereden' | 'cekilis' | 'sonra', string>>;

export const generateMetadata = () => deskPageMetadata('prizes');

/** GET /yonetim/odul: prizes until they are delivered. Rendered per request (D12). */
export default async function PrizeDeskPage({ searchParams }: PageProps<'/yonetim/odul'>) {
  const asked = await readQuery(searchParams, 'liste', 'q', 'nereden', 'cekilis', 'sonra');
  return <StaffPage path={path} show={() => show(asked)} />;
}

async function show({ liste, q, nereden, cekilis, sonra }: Asked) {
  const asked = {
    ...(liste && { list: liste }),
    ...(q && { q }),
    ...(nereden && { area: nereden }),
    ...(cekilis && { raffle: cekilis }),
    ...(sonra && { cursor: sonra }),
  };
  const [{ items, nextCursor }, t, texts] = await Promise.all([
    listDeskPrizes(asked),
    getTranslations('desk.prizes'),
    getTranslations('desk.pages.prizes'),
  ]);
  const query = { liste, q, nereden, cekilis };
  const lists = prizeLists.map((list) => ({ value: list === 'open' ? '' : list, label: t(`list.${list}`) }));
  return (
    <>
      <DeskHead
        title={texts('title')}
        lead={texts('lead')}
        actions={
          cekilis ? (
            <SoftLink href={path} className={buttonClass('quiet')}>
              {t('allPrizes')}
            </SoftLink>
          ) : null
        }
      />
      <FilterBar
        path={path}
        query={query}
        pills={{ name: 'liste', label: t('lists'), options: lists }}
        search={{ name: 'q', label: t('search') }}
      >
        {cekilis ? <input type="hidden" name="cekilis" value={cekilis} /> : null}
        <select
          name="nereden"
          defaultValue={nereden ?? ''}
          aria-label={t('area')}
          className="control h-11 w-auto px-3"
        >
          <option value="">{t('anyArea')}</option>
          {prizeAreas.map((area) => (
            <option key={area} value={area}>
              {t(`areas.${area}`)}
            </option>
          ))}
        </select>
      </FilterBar>
      {items.length === 0 ? (
        <DeskEmpty title={t('none.title')} text={t('none.text')} />
      ) : (
        <PrizeList prizes={items} />
      )}
      <DeskPager path={path} query={query} cursor={sonra} nextCursor={nextCursor} />
    </>
  );
}
