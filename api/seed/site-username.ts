import { toSlug } from '@/contract/to-slug';

/** What a demo member is called at a sponsor: another name at each, always the same there. */
export function toSiteUsername(username: string, sponsorId: number): string {
  const plain = toSlug(username).replaceAll('-', '');
  return `${plain}${(plain.length * 7 + sponsorId * 13) % 90}`;
}
