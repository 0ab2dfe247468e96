import { initAnswerSchema, type MainWire, mainAnswerSchema } from '@/contract/site';
import { safeUrl } from '@/lib/format/safe-url';
import { callUpstream } from './call';
import { isRefusal } from './error';

/** The base of the pictures without a slash at its end: the one of /main, else the one that /init names; '' is the site itself. */
export function toPictureBase(
  main: Pick<MainWire, 'cdn_url'>,
  initCdnUrl: string | null | undefined,
): string {
  return (safeUrl(main.cdn_url) ?? safeUrl(initCdnUrl))?.replace(/\/+$/, '') ?? '';
}

/** How long what was read holds, in milliseconds: a change may take as long to be seen. */
const freshMs = 1_000;

/**
 * The base of the pictures for who answers without Next and its cache: asked of the upstream at most once a second while somebody wants to know, by one
 * question at a time. While the upstream does not say, what it said last holds, and the site itself before that. Never throws.
 */
export function createPictureBase(
  read: () => Promise<string> = readPictureBase,
  now: () => number = Date.now,
): () => Promise<string> {
  let known = '';
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  const renew = async () => {
    known = await read().catch(() => known);
    readAt = now();
    reading = null;
  };
  return async () => {
    if (now() - readAt >= freshMs) {
      reading ??= renew();
      await reading;
    }
    return known;
  };
}

async function readPictureBase(): Promise<string> {
  const main = await callUpstream({ method: 'GET', path: '/main', answer: mainAnswerSchema }).catch(lacking);
  if (safeUrl(main?.data.cdn_url)) return toPictureBase(main?.data ?? {}, null);
  const init = await callUpstream({ method: 'GET', path: '/init', answer: initAnswerSchema }).catch(lacking);
  return toPictureBase({}, init?.data.cdn_url);
}

/** An upstream without such an answer names no base (D27). */
function lacking(error: unknown): null {
  if (isRefusal(error)) return null;
  throw error;
}
