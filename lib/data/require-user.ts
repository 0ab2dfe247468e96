import 'server-only';
import type { Route } from 'next';
import { notFound, redirect } from 'next/navigation';
import { decide } from '@/lib/session/guard';
import { initMemory } from '@/lib/session/init-memory';
import { type CurrentUser, getViewer } from './current-user';

/**
 * The boundary of a member page (D12): applies the guard again inside the page, to the user as the upstream knows them now.
 * Redirects or answers 404 where the guard does. Answers null where the session has to be renewed first: the page then shows
 * `<RenewSession>` and nothing else. Throws `UpstreamError` while the upstream is down. `path` is the page's own.
 */
export async function requireUser(path: string): Promise<CurrentUser | null> {
  const [viewer, { telegramRequired }] = await Promise.all([getViewer(), initMemory.forMember(ignore)]);
  if (viewer.kind === 'renew') return null;
  const user = viewer.kind === 'member' ? viewer.user : null;
  const decision = decide({ method: 'GET', path, search: '', user, telegramRequired, origin: null });
  // The guard builds its targets from the path table, which the compiler cannot see.
  if (decision.kind === 'redirect') redirect(decision.to as Route);
  if (decision.kind !== 'pass' || !user) notFound();
  return user;
}

/**
 * The boundary of a page that reads something of the viewer's own: that is asked first, because its answer may say along who looks, which spares GET /user. Answers the
 * user and what was read, null where the session has to be renewed first. Throws what `read` throws and what `requireUser` does.
 */
export async function requireUserWith<T>(
  path: string,
  read: () => Promise<T>,
): Promise<readonly [user: CurrentUser, found: T] | null> {
  const found = await read();
  const user = await requireUser(path);
  return user && [user, found];
}

/** A page's process lives on by itself; the refresh never rejects. */
function ignore(): void {}
