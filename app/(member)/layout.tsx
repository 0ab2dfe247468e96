import type { ReactNode } from 'react';
import { PauseBanner } from '@/components/pause/pause-banner';
import { getViewer } from '@/lib/data/current-user';

/** Around every member page: says that the account is paused, where it is. A page whose upstream is down says so itself. */
export default async function MemberLayout({ children }: { readonly children: ReactNode }) {
  const viewer = await getViewer().catch(() => null);
  const pause = viewer?.kind === 'member' ? viewer.user.pause : null;
  return (
    <>
      {pause ? <PauseBanner pause={pause} /> : null}
      {children}
    </>
  );
}
