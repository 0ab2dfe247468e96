import { env } from '@/lib/env';
import { type Decision, decide, mustVerifyTelegram } from './guard';
import { type InitMemory, initMemory } from './init-memory';
import { isServedOverHttps } from './served-over-https';
import type { SessionUser } from './session-data';
import { toRequestOrigin } from './site-origin';

/** What of a request for a page decides about it. */
export interface AskedPage {
  readonly method: string;
  /** The path as it was asked for. */
  readonly path: string;
  /** The query with its question mark, or ''. */
  readonly search: string;
  readonly headers: Pick<Headers, 'get'>;
  /** Null for a guest. */
  readonly user: SessionUser | null;
  /** Whether the visitor bears the mark of a hop (D11). */
  readonly hasHopped: boolean;
  readonly isMissing: boolean;
}

/**
 * Decides about a request with the settings that this process remembers (D7 to D11), in the middleware and in the front alike. While a new process has not
 * read /init yet only a player who may have to verify waits; `keepAlive` keeps the process until a refresh is done.
 */
export async function decideRequest(
  { headers, hasHopped, ...asked }: AskedPage,
  keepAlive: (work: Promise<unknown>) => void,
  memory: InitMemory = initMemory,
): Promise<Decision> {
  const waits = asked.user !== null && mustVerifyTelegram(asked.user);
  const settings = await (waits ? memory.forMember(keepAlive) : memory.forGuest(keepAlive));
  const { SITE_URL, ALLOWED_ORIGINS, NODE_ENV } = env();
  return decide({
    ...asked,
    telegramRequired: settings.telegramRequired,
    origin: {
      requestOrigin: toRequestOrigin(headers.get('host'), SITE_URL, isServedOverHttps(headers)),
      currentUrl: settings.currentUrl,
      allowedOrigins: ALLOWED_ORIGINS,
      isProduction: NODE_ENV === 'production',
      hasHopped,
    },
  });
}
