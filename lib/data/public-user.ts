import type { PublicUserWire } from '@/contract/public-user';
import { assetUrl } from '@/lib/format/safe-url';

/** A member as everybody may see one: the name is masked already. */
export interface PublicUser {
  readonly name: string;
  readonly avatarUrl: string | null;
  readonly isVerified: boolean;
}

/** Reads a member that an entry names. */
export function toPublicUser(wire: PublicUserWire, cdnUrl: string): PublicUser {
  return { name: wire.name, avatarUrl: assetUrl(cdnUrl, wire.avatar), isVerified: wire.verified ?? false };
}
