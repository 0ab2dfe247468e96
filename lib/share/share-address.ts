import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';
import type { ShareForm, shareForms } from '@/lib/format/share-facts';
import { pathTo } from '@/lib/paths';
import { sessionPasswords } from '@/lib/session/session-passwords';

/** Which picture: its kind, its entry, and the version of what it shows. */
export interface ShareName {
  readonly kind: string;
  readonly name: string;
  readonly version: string;
}

/**
 * The address of a picture. It is signed: an address that the site did not make itself is known as such before anybody is asked about it,
 * however many are made up.
 */
export function shareAddress(picture: ShareName, form: ShareForm): string {
  const [newest] = sessionPasswords(env());
  return pathTo(
    'sharePicture',
    picture.kind,
    picture.name,
    `${picture.version}-${sign(picture, newest)}`,
    `${form}.png`,
  );
}

/** The version of a picture: other facts or another look have another one. */
export function shareVersion(shown: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([drawing, shown]))
    .digest('hex')
    .slice(0, 12);
}

/** Counted up where pictures of the same facts are drawn differently. */
const drawing = 2;

interface Asked {
  readonly kind: string;
  readonly name: string;
  readonly version: string;
  readonly file: string;
}

/** Reads the parts of an address; null for one that is none of ours. */
export function parseShareAddress({ kind, name, version: signed, file }: Asked) {
  const form = shareFormNames.find((known) => file === `${known}.png`);
  const [, version, mac] = /^([0-9a-f]{12})-([0-9a-f]{24})$/.exec(signed) ?? [];
  if (!form || !version || !mac) return null;
  const picture = { kind, name, version };
  const isOurs = sessionPasswords(env()).some((password) => isSame(sign(picture, password), mac));
  return isOurs ? { ...picture, form } : null;
}

const shareFormNames: readonly ShareForm[] = ['genis', 'uzun'] satisfies (keyof typeof shareForms)[];

function sign({ kind, name, version }: ShareName, password: string): string {
  return createHmac('sha256', password)
    .update(`share\n${kind}\n${name}\n${version}`)
    .digest('hex')
    .slice(0, 24);
}

function isSame(own: string, given: string): boolean {
  return timingSafeEqual(Buffer.from(own), Buffer.from(given));
}
