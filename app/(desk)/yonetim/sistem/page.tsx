import { getMessages, getTranslations } from 'next-intl/server';
import { DeskHead } from '@/components/desk/desk-head';
import { MaintenanceList } from '@/components/desk/system/maintenance-list';
import { QueueDesk } from '@/components/desk/system/queue-desk';
import { ServiceList } from '@/components/desk/system/service-list';
import { Facts } from '@/components/ui/facts';
import { MoreMessages } from '@/components/ui/more-messages';
import { maintenanceKinds, type SystemWire } from '@/contract/desk-system';
import { getSystem } from '@/lib/data/desk-system';
import { getJobs } from '@/lib/data/jobs';
import { deskPages } from '@/lib/desk-pages';
import { formatBytes } from '@/lib/format/bytes';
import { formatDateTime } from '@/lib/format/dates';
import { formatCoins } from '@/lib/format/money';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { StaffPage } from '../_components/staff-page';

const { path } = deskPages.system;

export const generateMetadata = () => deskPageMetadata('system');

/** GET /yonetim/sistem: jobs, services, maintenance, room and versions, for admins. Rendered per request (D12). */
export default function SystemPage() {
  return <StaffPage path={path} show={show} />;
}

const titleClass = 'mb-4 font-display text-lg font-semibold';

async function show() {
  const [t, page] = [await getTranslations('desk.system'), await getTranslations('desk.pages.system')];
  const [{ desk }, jobs, system] = [await getMessages(), await getJobs(), await getSystem()];
  return (
    <MoreMessages messages={{ desk: { system: { own: desk.system.own } } }}>
      <DeskHead title={page('title')} lead={page('lead')} />
      <div className="grid min-w-0 gap-10">
        <section className="min-w-0">
          <h2 className={titleClass}>{t('jobs')}</h2>
          {jobs ? <QueueDesk jobs={jobs} /> : <p className="text-text-2">{t('jobsUnknown')}</p>}
        </section>
        {system ? <System system={system} /> : <p className="text-text-2">{t('unknown')}</p>}
      </div>
    </MoreMessages>
  );
}

async function System({ system }: { readonly system: SystemWire }) {
  const t = await getTranslations('desk.system');
  const { storage, versions, services, maintenance } = system;
  return (
    <>
      <section className="min-w-0">
        <h2 className={titleClass}>{t('services')}</h2>
        <ServiceList services={services} />
      </section>
      <section className="min-w-0">
        <h2 className={titleClass}>{t('maintenance')}</h2>
        <MaintenanceList maintenance={maintenance} kinds={maintenanceKinds} />
        <p className="mt-3 text-sm text-text-3">{t('backupHow')}</p>
      </section>
      <div className="grid gap-x-5 gap-y-10 xl:grid-cols-2">
        <section className="min-w-0">
          <h2 className={titleClass}>{t('storage')}</h2>
          <Facts
            facts={[
              { name: t('database'), value: formatBytes(storage.database_bytes) },
              { name: t('pictures'), value: formatCoins(storage.pictures) },
              { name: t('pictureSize'), value: formatBytes(storage.picture_bytes) },
            ]}
          />
        </section>
        <section className="min-w-0">
          <h2 className={titleClass}>{t('versions')}</h2>
          <Facts
            facts={[
              { name: t('product'), value: versions.product },
              { name: t('node'), value: versions.node },
              { name: t('postgres'), value: versions.postgres },
              { name: t('schema'), value: formatDateTime(versions.schema_made_at) },
            ]}
          />
        </section>
      </div>
    </>
  );
}
