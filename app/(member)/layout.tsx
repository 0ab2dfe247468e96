import type { ReactNode } from 'react';
import { PauseBanner } from '@/components/pause/pause-banner';
import { isPauseRunning } from '@/lib/format/pauses';
import { readSession } from '@/lib/session/store';

/** Around every member page: says that the account is paused, where the session knows it (`SessionUser`). What a pause forbids is asked of the upstream. */
export default async function MemberLayout({ children }: { readonly children: ReactNode }) {
  const pause = (await readSession())?.user.pause;
  return (
    <>
      {pause && isPauseRunning(pause, Date.now()) ? <PauseBanner pause={pause} /> : null}
      {children}
    </>
  );
}
