import type { SponsorRefWire } from '@/contract/sponsors';
import { assetUrl } from '@/lib/format/safe-url';

/** A sponsor as other entries name it; without a slug there is no page to link to. */
export interface SponsorRef {
  readonly slug: string | null;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly tone: string | null;
}

/** Reads a sponsor that an entry names. */
export function toSponsorRef(wire: SponsorRefWire, cdnUrl: string): SponsorRef {
  return {
    slug: wire.slug || null,
    name: wire.name,
    logoUrl: assetUrl(cdnUrl, wire.logo),
    tone: wire.tone || null,
  };
}
