import { isOn } from '@/contract/is-on';
import { initSchema } from '@/contract/site';
import { env } from '@/lib/env';

/** What the guards need of GET /init. */
export interface InitSettings {
  readonly telegramRequired: boolean;
  readonly currentUrl: string | null;
}

type KeepAlive = (work: Promise<unknown>) => void;

/** The settings of GET /init as a process remembers them. `keepAlive` keeps the process until the work is done. */
export interface InitMemory {
  /** For whom only the origin plays a part: as `forMember`, but closed settings without waiting while none are known. */
  forGuest(keepAlive: KeepAlive): Promise<InitSettings>;
  /** The last known settings; waits, at most the fetch's time, while none are known or they are older than a minute. */
  forMember(keepAlive: KeepAlive): Promise<InitSettings>;
}

/** While /init was never read: Telegram is asked for (fail closed), nobody is sent to another origin. */
const closed: InitSettings = { telegramRequired: true, currentUrl: null };

/**
 * Remembers the settings of this process: fresh for `freshMs`, then served stale while one fetch refreshes them, and from twice that age
 * on fetched before they decide: after a quiet night nobody is let in by yesterday's. A failed fetch keeps the last known value
 * (D9) and is tried again after `freshMs`. `keepAlive` is the runtime's waitUntil.
 */
export function createInitMemory(
  fetchSettings: () => Promise<InitSettings | null>,
  freshMs = 30_000,
  now: () => number = Date.now,
): InitMemory {
  let known: InitSettings | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  let inFlight: Promise<void> | null = null;

  const refresh = async () => {
    triedAt = now();
    const settings = await fetchSettings();
    if (settings) [known, readAt] = [settings, triedAt];
    inFlight = null;
  };
  const refreshed = () => {
    if (!inFlight && now() - triedAt >= (known ? freshMs : retryMs)) inFlight = refresh();
    return inFlight;
  };

  const isTooOld = () => now() - readAt >= 2 * freshMs;
  const decided = async (work: Promise<void> | null, mustWait: boolean, keepAlive: KeepAlive) => {
    if (work && mustWait) await work;
    else if (work) keepAlive(work);
    return known ?? closed;
  };

  return {
    forGuest: (keepAlive) => decided(refreshed(), known !== null && isTooOld(), keepAlive),
    forMember: (keepAlive) => decided(refreshed(), isTooOld(), keepAlive),
  };
}

/** How long a process that knows nothing yet waits before it asks again. */
const retryMs = 1_000;
const fetchTimeoutMs = 1_000;

/** The memory of this process, filled from the upstream. */
export const initMemory = createInitMemory(fetchInit);

/** Asks GET /init; null for whatever is not a good answer: the last known value holds. */
async function fetchInit(): Promise<InitSettings | null> {
  try {
    const { UPSTREAM_URL, CLIENT_ID } = env();
    const response = await fetch(`${UPSTREAM_URL.replace(/\/$/, '')}/init`, {
      headers: { accept: 'application/json', 'x-client-id': CLIENT_ID },
      signal: AbortSignal.timeout(fetchTimeoutMs),
      redirect: 'manual',
      cache: 'no-store',
    });
    if (!response.ok) return null;
    const data = initSchema.parse(JSON.parse(await boundedText(response)).data);
    return {
      telegramRequired: isOn(data.setting?.login_telegram_required),
      currentUrl: data.current_url ?? null,
    };
  } catch {
    return null;
  }
}

const maxBytes = 1_048_576;

/** At most 1 MB, unpacked: a compressed answer must not grow in memory without end (T-BFF-6). */
async function boundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let text = '';
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    text += decoder.decode(next.value, { stream: true });
    if (text.length > maxBytes) throw await tooLarge(reader);
  }
  return text + decoder.decode();
}

async function tooLarge(reader: { cancel: () => Promise<void> } | undefined): Promise<Error> {
  await reader?.cancel();
  return new Error('the answer of /init is too large');
}
