import { decide } from './guard';
import { findPageRoute } from './page-route';
import type { SessionUser } from './session-data';

interface Look {
  /** The path as it was asked for. */
  readonly path: string;
  /** Null for a guest. */
  readonly user: SessionUser | null;
  /** `login_telegram_required` of /init (D9). */
  readonly telegramRequired: boolean;
}

/**
 * Whether the guard lets this visitor see, at this path, the very page that every guest sees: an open one that is rendered for nobody in
 * particular, which both pass. Where the origin has to change it does so for either. Pure.
 */
export function isSameForAll({ path, user, telegramRequired }: Look): boolean {
  const page = findPageRoute(path);
  if (page.kind !== 'page' || page.access !== 'public' || page.isPerRequest) return false;
  const asked = { method: 'GET', path, search: '', telegramRequired, origin: null };
  return [user, null].every((who) => decide({ ...asked, user: who }).kind === 'pass');
}
