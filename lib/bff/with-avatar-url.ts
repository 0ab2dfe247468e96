import type { UserWire } from '@/contract/account';
import { getMain } from '@/lib/data/main';
import { assetUrl } from '@/lib/format/safe-url';

/** The user with the address of the chosen avatar's picture, so that no island needs the CDN's base. */
export async function withAvatarUrl(user: UserWire): Promise<UserWire & { avatar_url: string | null }> {
  const { cdnUrl } = await getMain().catch(() => ({ cdnUrl: '' }));
  return { ...user, avatar_url: assetUrl(cdnUrl, user.avatar) };
}
