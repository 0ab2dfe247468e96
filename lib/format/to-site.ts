/** The site an address leads to, as a visitor is told before leaving: its host without `www.`. Takes a valid address (`safeUrl`). */
export function toSite(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
