import 'server-only';
import { cache } from 'react';
import { type MainWire, mainAnswerSchema, mainDefaults } from '@/contract/site';
import { assetUrl, safeUrl } from '@/lib/format/safe-url';
import { toPictureBase } from '@/lib/upstream/picture-base';
import { publicReader } from '@/lib/upstream/read-public';
import { getInit } from './init';

/** An avatar a user may choose: the path PATCH /user takes and the address of its picture. */
export interface AvatarChoice {
  readonly path: string;
  readonly url: string;
}

/** The site's frame as configured (D27): base of the pictures ('' is the site itself), name of the coin, header variant. */
export interface Main {
  /** False on a page that a production build made while the upstream was down: the rest is defaults then, as it is of an upstream without /main (D27). */
  readonly isKnown: boolean;
  readonly cdnUrl: string;
  readonly coinLabel: string;
  readonly headerVariant: 1 | 2;
  readonly avatars: readonly AvatarChoice[];
}

const read = publicReader({
  tag: 'main',
  path: '/main',
  answer: mainAnswerSchema,
  revalidateS: 60,
  unavailable: { status: false, data: {} },
  lacking: { status: true, data: {} },
});

/** The configuration of the frame; throws `UpstreamError` where it was never known. */
export const getMain = cache(async (): Promise<Main> => {
  const { status, data } = await read();
  if (safeUrl(data.cdn_url)) return mainFrom(status, data, '');
  const { cdnUrl } = await getInit().catch(() => ({ cdnUrl: '' }));
  return mainFrom(status, data, cdnUrl);
});

/** The frame out of the answer of GET /main; its pictures are at the base that /init names where it names none itself. */
export function mainFrom(isKnown: boolean, data: MainWire, initCdnUrl: string): Main {
  const cdnUrl = toPictureBase(data, initCdnUrl);
  const paths = data.avatars?.length ? data.avatars : mainDefaults.avatars;
  return {
    isKnown,
    cdnUrl,
    coinLabel: data.configuration?.coin?.trim() || mainDefaults.coin,
    headerVariant: Number(data.configuration?.header) === 1 ? 1 : mainDefaults.header,
    avatars: paths.flatMap((path) => avatarChoice(cdnUrl, path)),
  };
}

function avatarChoice(cdnUrl: string, path: string): AvatarChoice[] {
  const url = assetUrl(cdnUrl, path);
  return url && path.startsWith('/') ? [{ path, url }] : [];
}
