import { initAnswerSchema } from '@/contract/site';
import { env } from '@/lib/env';

/** What the guards need of GET /init. */
export interface InitSettings {
  readonly telegramRequired: boolean;
  readonly currentUrl: string | null;
}

/** The settings of GET /init as a process remembers them. `keepAlive` keeps the process until the work is done. */
export interface InitMemory {
  /** The last known settings, without waiting; closed settings while none are known. Starts a refresh where stale. */
  peek(keepAlive: (work: Promise<unknown>) => void): InitSettings;
  /** The last known settings; waits (at most the fetch's time) only while none are known. */
  settings(keepAlive: (work: Promise<unknown>) => void): Promise<InitSettings>;
}

/** While /init was never read: Telegram is asked for (fail closed), nobody is sent to another origin. */
const closed: InitSettings = { telegramRequired: true, currentUrl: null };

/**
 * Remembers the settings of this process: fresh for `freshMs`, then served stale while one fetch refreshes them; a
 * failed fetch keeps the last known value (D9) and is tried again after `freshMs`. `keepAlive` is the runtime's waitUntil.
 */
export function createInitMemory(
  fetchSettings: () => Promise<InitSettings | null>,
  freshMs = 30_000,
  now: () => number = Date.now,
): InitMemory {
  let known: InitSettings | null = null;
  let triedAt = Number.NEGATIVE_INFINITY;
  let inFlight: Promise<void> | null = null;

  const refresh = async () => {
    triedAt = now();
    known = (await fetchSettings()) ?? known;
    inFlight = null;
  };
  const refreshed = () => {
    if (!inFlight && now() - triedAt >= (known ? freshMs : retryMs)) inFlight = refresh();
    return inFlight;
  };

  return {
    peek(keepAlive) {
      const work = refreshed();
      if (work) keepAlive(work);
      return known ?? closed;
    },
    async settings(keepAlive) {
      const work = refreshed();
      if (known && work) keepAlive(work);
      else await work;
      return known ?? closed;
    },
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
    const { data } = initAnswerSchema.parse(JSON.parse(await boundedText(response)));
    return {
      telegramRequired: Boolean(data.setting?.login_telegram_required),
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
