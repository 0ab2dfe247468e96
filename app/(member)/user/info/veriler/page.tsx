import { notFound } from 'next/navigation';
import { InfoFrame } from '@/components/account/info-frame';
import { RenewSession } from '@/components/auth/renew-session';
import { OwnDataPanel } from '@/components/security/own-data-panel';
import { getDeletionDate } from '@/lib/data/own-data';
import { requireUserWith } from '@/lib/data/require-user';
import { infoPagePath } from '@/lib/routes';
import { infoPageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => infoPageMetadata('veriler');

/** GET /user/info/veriler: what is stored about the viewer, and the end of the account. */
export default async function OwnDataPage() {
  const known = await requireUserWith(infoPagePath('veriler'), getDeletionDate);
  if (!known) return <RenewSession />;
  const [user, deleteAt] = known;
  if (deleteAt === undefined) notFound();
  return (
    <InfoFrame page="veriler" permission={user.permission}>
      <OwnDataPanel deleteAt={deleteAt} />
    </InfoFrame>
  );
}
