import { initAnswerSchema, type MainWire, mainAnswerSchema } from '@/contract/site';
import { safeUrl } from '@/lib/format/safe-url';
import { callUpstream } from './call';
import { nullIfRefused } from './error';
import { readLately } from './read-lately';

/** The base of the pictures without a slash at its end: the one of /main, else the one that /init names; '' is the site itself. */
export function toPictureBase(
  main: Pick<MainWire, 'cdn_url'>,
  initCdnUrl: string | null | undefined,
): string {
  return (safeUrl(main.cdn_url) ?? safeUrl(initCdnUrl))?.replace(/\/+$/, '') ?? '';
}

/** The base of the pictures for who answers without Next; the site itself while nobody ever said. */
export const readPictureBaseLately = readLately(readPictureBase, '');

async function readPictureBase(): Promise<string> {
  const main = await callUpstream({ method: 'GET', path: '/main', answer: mainAnswerSchema }).catch(
    nullIfRefused,
  );
  if (safeUrl(main?.data.cdn_url)) return toPictureBase(main?.data ?? {}, null);
  const init = await callUpstream({ method: 'GET', path: '/init', answer: initAnswerSchema }).catch(
    nullIfRefused,
  );
  return toPictureBase({}, init?.data.cdn_url);
}
