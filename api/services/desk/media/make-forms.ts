import { createHash } from 'node:crypto';
import type { ServiceContext } from '../../../context';
import { invalidField } from '../../../service-error';

/** The longest side of the small form, in pixels. */
const smallSide = 640;

/** A picture's two forms, made anew from what was sent, and its digest; before any transaction. 422 on `file` for what is no picture. */
export async function makeForms(
  { pictures, pictureStore }: Pick<ServiceContext, 'pictures' | 'pictureStore'>,
  upload: Uint8Array,
) {
  const whole = await pictures.reencode(upload);
  if (!whole) throw invalidField('file', 'invalid');
  const small = (await pictures.reencode(whole.image, { longestSide: smallSide })) ?? whole;
  const { image, width, height } = whole;
  return {
    ...{ image: await pictureStore.keep(image), width, height },
    small: await pictureStore.keep(small.image),
    digest: createHash('sha256').update(upload).digest('hex'),
  };
}
