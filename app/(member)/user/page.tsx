import { RenewSession } from '@/components/auth/renew-session';
import { requireUser } from '@/lib/data/require-user';
import { routes } from '@/lib/routes';

/** No page of its own: the guard sends a member to their first section (D8), a guest to the login. */
export default async function UserPage() {
  await requireUser(routes.user.path);
  return <RenewSession />;
}
