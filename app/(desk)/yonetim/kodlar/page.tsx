import { getMessages, getTranslations } from 'next-intl/server';
import { CodeList } from '@/components/desk/codes/code-list';
import { NewCodeForm } from '@/components/desk/codes/new-code-form';
import { DeskEmpty } from '@/components/desk/desk-empty';
import { DeskHead } from '@/components/desk/desk-head';
import { DeskPager } from '@/components/desk/desk-pager';
import { FilterBar } from '@/components/desk/filter-bar';
import { buttonClass } from '@/components/ui/button';
import { FoldSummary } from '@/components/ui/fold-summary';
import { MoreMessages } from '@/components/ui/more-messages';
import { SoftLink } from '@/components/ui/soft-link';
import { redeemCodeStates } from '@/contract/redeem-codes';
import { listRedeemCodes } from '@/lib/data/desk-codes';
import { deskPages } from '@/lib/desk-pages';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { readQuery } from '../_components/read-query';
import { StaffPage } from '../_components/staff-page';

const { path } = deskPages.codes;
type Asked = Partial<Record<'durum' | 'q' | 'grup' | 'sonra', string>>;

export const generateMetadata = () => deskPageMetadata('codes');

/** GET /yonetim/kodlar: redeem codes are made, watched and ended. Rendered per request (D12). */
export default async function CodeDeskPage({ searchParams }: PageProps<'/yonetim/kodlar'>) {
  const asked = await readQuery(searchParams, 'durum', 'q', 'grup', 'sonra');
  return <StaffPage path={path} show={() => show(asked)} />;
}

async function show({ durum, q, grup, sonra }: Asked) {
  const asked = {
    ...(durum && { state: durum }),
    ...(q && { q }),
    ...(grup && { batch: grup }),
    ...(sonra && { cursor: sonra }),
  };
  const [{ codes, nextCursor }, t, texts, { desk }] = await Promise.all([
    listRedeemCodes(asked),
    getTranslations('desk.codes'),
    getTranslations('desk.pages.codes'),
    getMessages(),
  ]);
  const isNarrowed = Boolean(durum || q || grup);
  const states = redeemCodeStates.map((state) => ({ value: state, label: t(`states.${state}`) }));
  const none = isNarrowed ? 'noMatch' : 'none';
  return (
    <MoreMessages messages={{ desk: { codes: { own: desk.codes.own } } }}>
      <DeskHead
        title={grup ? t('batchHead') : texts('title')}
        lead={grup ? undefined : texts('lead')}
        actions={
          grup ? (
            <SoftLink href={path} className={buttonClass('quiet')}>
              {t('allCodes')}
            </SoftLink>
          ) : null
        }
      />
      {isNarrowed || sonra ? null : (
        <details open={codes.length === 0} className="border-b border-line">
          <FoldSummary>{t('new')}</FoldSummary>
          <div className="max-w-4xl pt-3 pb-6">
            <NewCodeForm />
          </div>
        </details>
      )}
      {grup ? null : (
        <FilterBar
          path={path}
          query={{ durum, q }}
          pills={{
            name: 'durum',
            label: t('stateLabel'),
            options: [{ value: '', label: t('all') }, ...states],
          }}
          search={{ name: 'q', label: t('search') }}
        />
      )}
      {codes.length === 0 ? (
        <DeskEmpty title={t(`${none}.title`)} text={t(`${none}.text`)} />
      ) : (
        <CodeList codes={codes} />
      )}
      <DeskPager path={path} query={{ durum, q, grup }} cursor={sonra} nextCursor={nextCursor} />
    </MoreMessages>
  );
}
