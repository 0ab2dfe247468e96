import { request } from 'undici';
import { toSentence } from '@/system/problem';
import { startPaced } from './paced';
import type { Phases } from './phases';
import type { Read } from './reads';

/** Guests who read the public pages of a site, and what its islands ask for. */
export interface Guests {
  /** Every answer so far, in the order they came. */
  readonly reads: readonly Read[];
  readonly skipped: () => number;
  stop(): Promise<void>;
}

const perSecond = 20;
/** What goes on while the API or the database is away (ADR 052). */
const pages = [
  ...['/sponsorlar', '/haberler', '/ozeloran', '/bilet', '/cevrim-etkinlikleri', '/etkinlikler'],
  ...['/turnuvalar', '/points', '/market', '/bonus-buy', '/bonus-hunts', '/sizdengelenler', '/liderlik'],
];
const paths = [...pages, '/api/sponsors', '/api/site', '/api/sponsors'];
const limitMs = 10_000;

/** Whether a path is a page, and not a call of one. */
export function isPage(path: string): boolean {
  return !path.startsWith('/api/');
}

/** Has them read on until they are stopped. */
export function startGuests(site: string, phases: Phases): Guests {
  const reads: Read[] = [];
  const { skipped, stop } = startPaced(perSecond, async (nth) => {
    const path = paths[nth % paths.length] ?? '/';
    const [phase, begun] = [phases.now(), performance.now()];
    const wrong = await readWhole(`${site}${path}`);
    reads.push({ path, begun, ended: performance.now(), wrong, fault: phases.metSince(phase) });
  });
  return { reads, skipped, stop };
}

/** What is wrong with an answer, or null. */
async function readWhole(url: string): Promise<string | null> {
  try {
    const { statusCode, body } = await request(url, { signal: AbortSignal.timeout(limitMs) });
    await body.text();
    return statusCode === 200 ? null : String(statusCode);
  } catch (error) {
    return toSentence(error) || 'no answer';
  }
}
