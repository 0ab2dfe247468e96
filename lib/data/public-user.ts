import type { PublicUserWire } from '@/contract/public-user';
import { defaultAvatar } from '@/lib/format/default-avatar';
import { assetUrl } from '@/lib/format/safe-url';

/** A member as everybody may see one: the nickname, or the masked name; without a chosen picture, one of the site's. */
export interface PublicUser {
  readonly name: string;
  readonly avatarUrl: string;
  readonly isVerified: boolean;
}

/** Reads a member that an entry names. */
export function toPublicUser(wire: PublicUserWire, cdnUrl: string): PublicUser {
  const avatarUrl = assetUrl(cdnUrl, wire.avatar) ?? defaultAvatar(wire.name);
  return { name: wire.name, avatarUrl, isVerified: wire.verified ?? false };
}
