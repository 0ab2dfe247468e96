import { InfoFrame } from '@/components/account/info-frame';
import { RenewSession } from '@/components/auth/renew-session';
import { HelpLine } from '@/components/layout/help-line';
import { NoPause } from '@/components/pause/no-pause';
import { PausePanel } from '@/components/pause/pause-panel';
import { getOwnPause } from '@/lib/data/pauses';
import { requireUserWith } from '@/lib/data/require-user';
import { infoPagePath } from '@/lib/routes';
import { infoPageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => infoPageMetadata('mola');

/** GET /user/info/mola: the viewer's pause, and where a paused member is led instead of to a sponsor. */
export default async function PausePage() {
  const known = await requireUserWith(infoPagePath('mola'), getOwnPause);
  if (!known) return <RenewSession />;
  const [user, own] = known;
  return (
    <InfoFrame page="mola" permission={user.permission}>
      {own ? <PausePanel own={own} help={<HelpLine />} /> : <NoPause help={<HelpLine />} />}
    </InfoFrame>
  );
}
