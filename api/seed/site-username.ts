import { slugOf } from './slug-of';

/** What a demo member is called at a sponsor: another name at each, always the same there. */
export function siteUsernameOf(username: string, sponsorId: number): string {
  const plain = slugOf(username).replaceAll('-', '');
  return `${plain}${(plain.length * 7 + sponsorId * 13) % 90}`;
}
