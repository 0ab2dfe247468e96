import type { ReactNode } from 'react';
import { RenewSession } from '@/components/auth/renew-session';
import type { CurrentUser } from '@/lib/data/current-user';
import { requireUser } from '@/lib/data/require-user';

interface StaffPageProps {
  /** The page's own. */
  readonly path: string;
  /** Asks for what the page shows, once it is known who looks. */
  readonly show: (user: CurrentUser) => Promise<ReactNode>;
}

/** A page of the back office, for who may open it (D12); 404 for everybody else. */
export async function StaffPage({ path, show }: StaffPageProps) {
  const user = await requireUser(path);
  return user ? await show(user) : <RenewSession />;
}
