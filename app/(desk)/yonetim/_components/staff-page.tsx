import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { RenewSession } from '@/components/auth/renew-session';
import type { CurrentUser } from '@/lib/data/current-user';
import { requireUser } from '@/lib/data/require-user';
import { actingOn } from '@/lib/desk-rights';
import { infoPagePath } from '@/lib/routes';

interface StaffPageProps {
  /** The page's own. */
  readonly path: string;
  /** Asks for what the page shows, once it is known who looks; the permission is the one by which they open it (ADR 233). */
  readonly show: (user: CurrentUser) => Promise<ReactNode>;
}

/** A page of the back office, for who may open it (D12); 404 for everybody else. Who needs a second factor sets it up first (ADR 234). */
export async function StaffPage({ path, show }: StaffPageProps) {
  const user = await requireUser(path);
  if (user?.needsFactor) redirect(infoPagePath('guvenlik'));
  return user ? await show({ ...user, permission: actingOn(user, path) }) : <RenewSession />;
}
