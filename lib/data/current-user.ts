import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import type { PauseWire, UserWire } from '@/contract/account';
import type { OwnRights } from '@/contract/desk-rights';
import { defaultAvatar } from '@/lib/format/default-avatar';
import { assetUrl } from '@/lib/format/safe-url';
import { toVerification, type Verification } from '@/lib/format/verification';
import { hasExpired } from '@/lib/session/session-data';
import { readSession } from '@/lib/session/store';
import { isRefusal } from '@/lib/upstream/error';
import { toCaller } from '@/lib/upstream/to-caller';
import { fetchUser } from '@/lib/upstream/user';
import { getMain } from './main';
import { toldViewer } from './told-viewer';

/** The viewer of a member page. `point` is the balance in whole Sikke, `createdAt` an ISO time. */
export interface CurrentUser extends Verification {
  readonly username: string;
  readonly point: number;
  readonly permission: string;
  /** The picture that was chosen, else one of the site's. */
  readonly faceUrl: string;
  /** How everybody sees the member; null where the upstream does not say. */
  readonly publicName: string | null;
  readonly nickname: string | null;
  /** From when on another nickname may be chosen; null for now. */
  readonly nicknameChangeAt: string | null;
  readonly email: string | null;
  readonly createdAt: string | null;
  /** The pause of the account that runs; null where none does. */
  readonly pause: PauseWire | null;
  /** Of the team: what the person has beside the role and without. */
  readonly rights: OwnRights | null;
  /** Somebody of the team who has to set up a second factor before the desk opens. */
  readonly needsFactor: boolean;
}

/**
 * Who looks at a member page: nobody, a member, or the bearer of a session whose token or owner the upstream no longer takes (D40), for whom
 * the page shows `<RenewSession>` (never a refresh during render, D3).
 */
export type Viewer =
  | { readonly kind: 'guest' }
  | { readonly kind: 'renew' }
  | { readonly kind: 'member'; readonly user: CurrentUser };

/** The viewer, asked of the upstream anew for each page (D12), unless what the page read said it along. Throws `UpstreamError` while the upstream is down. */
export const getViewer = cache(async (): Promise<Viewer> => {
  const session = await readSession();
  if (!session) return { kind: 'guest' };
  if (hasExpired(session, Date.now())) return { kind: 'renew' };
  try {
    const told = toldViewer();
    told.isAsked = true;
    const user = told.user ?? (await fetchUser(session.token, toCaller(await headers())));
    return { kind: 'member', user: toCurrentUser(user, (await getMain()).cdnUrl) };
  } catch (error) {
    if (isRefusal(error)) return { kind: 'renew' };
    throw error;
  }
});

function toCurrentUser(user: UserWire, cdnUrl: string): CurrentUser {
  return {
    username: user.username,
    permission: user.permission,
    point: user.point,
    faceUrl: assetUrl(cdnUrl, user.avatar) ?? defaultAvatar(user.public_name ?? user.username),
    publicName: user.public_name ?? null,
    nickname: user.nickname ?? null,
    nicknameChangeAt: user.nickname_change_at ?? null,
    email: user.email ?? null,
    createdAt: user.created_at ?? null,
    pause: user.pause ?? null,
    rights: user.rights ?? null,
    needsFactor: user.second_factor === 'needed',
    ...toVerification(user.validations),
  };
}
