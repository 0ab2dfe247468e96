import { getTranslations } from 'next-intl/server';
import { AuditFilters } from '@/components/desk/audit/audit-filters';
import { AuditList } from '@/components/desk/audit/audit-list';
import { DeskEmpty } from '@/components/desk/desk-empty';
import { DeskHead } from '@/components/desk/desk-head';
import { DeskPager } from '@/components/desk/desk-pager';
import { withQuery } from '@/components/desk/desk-query';
import { buttonClass } from '@/components/ui/button';
import { auditActions } from '@/contract/desk';
import type { CurrentUser } from '@/lib/data/current-user';
import { listAudit } from '@/lib/data/desk-audit';
import { deskCallTo } from '@/lib/desk-calls';
import { deskPages } from '@/lib/desk-pages';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { readQuery } from '../_components/read-query';
import { StaffPage } from '../_components/staff-page';

const { path } = deskPages.audit;

export const generateMetadata = () => deskPageMetadata('audit');

/** GET /yonetim/kayitlar: what the team did by hand, the latest first. Rendered per request (D12). */
export default async function AuditPage({ searchParams }: PageProps<'/yonetim/kayitlar'>) {
  const { sonra, ...query } = await readQuery(searchParams, 'kim', 'is', 'konu', 'sonra');
  return <StaffPage path={path} show={(user) => show(user, query, sonra)} />;
}

type Asked = Partial<Record<'kim' | 'is' | 'konu', string>>;

async function show({ permission }: CurrentUser, query: Asked, sonra: string | undefined) {
  const t = await getTranslations('desk.audit');
  const title = await getTranslations('desk.pages.audit');
  const { kim, is, konu } = query;
  const filters = {
    ...(kim ? { actor: kim } : {}),
    ...(is ? { action: is } : {}),
    ...(konu ? { subject: konu } : {}),
  };
  const { lines, nextCursor } = await listAudit({ ...filters, ...(sonra ? { cursor: sonra } : {}) });
  const isAdmin = permission === 'admin';
  return (
    <>
      <DeskHead
        title={title('title')}
        lead={t(isAdmin ? 'lead' : 'leadOwn')}
        actions={
          <a href={withQuery(deskCallTo('deskAuditCsv'), filters)} download className={buttonClass('quiet')}>
            {t('download')}
          </a>
        }
      />
      <AuditFilters path={path} query={query} actions={auditActions} isForAll={isAdmin} />
      {lines.length === 0 ? (
        <DeskEmpty title={t('none.title')} text={t('none.text')} />
      ) : (
        <AuditList lines={lines} />
      )}
      <DeskPager path={path} query={query} cursor={sonra} nextCursor={nextCursor} />
    </>
  );
}
