import type { ReactNode } from 'react';
import { PageTexts } from '@/app/_components/page-texts';
import { SessionKeeper } from '@/components/auth/session-keeper';
import { DeskFrame } from '@/components/desk/desk-frame';
import { ToastHost } from '@/components/layout/toast-host';
import { getViewer } from '@/lib/data/current-user';
import { countInbox } from '@/lib/data/desk-inbox';
import { mayOpenDesk } from '@/lib/desk-pages';
import { clientNamespaces } from '@/lib/i18n/client-namespaces';

/** Around every page of the back office: the menu of the viewer's role, and nothing of the public frame. A page whose upstream is down says so itself. */
export default async function DeskLayout({ children }: { readonly children: ReactNode }) {
  const viewer = await getViewer().catch(() => null);
  const member = viewer?.kind === 'member' ? viewer.user : null;
  // Who is led away from here sees no frame of their own on the way.
  const user = member && mayOpenDesk(member, 'today') ? member : null;
  const inbox = user ? await countInbox() : 0;
  return (
    <PageTexts of={clientNamespaces}>
      <DeskFrame viewer={user} counts={{ inbox }} who={user?.username}>
        {children}
      </DeskFrame>
      <ToastHost />
      <SessionKeeper />
    </PageTexts>
  );
}
