import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { RenewSession } from '@/components/auth/renew-session';
import { requireUser } from '@/lib/data/require-user';
import { deskPages } from '@/lib/desk-pages';
import { deskHome } from '@/lib/routes';

/** GET /yonetim: leads to where the viewer's work begins. */
export default async function DeskHome() {
  const user = await requireUser(deskHome);
  if (!user) return <RenewSession />;
  redirect(deskPages.inbox.path as Route);
}
