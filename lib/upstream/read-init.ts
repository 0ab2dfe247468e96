import 'server-only';
import { cache } from 'react';
import { toNumberForm } from '@/contract/number-form';
import { initAnswerSchema } from '@/contract/site';
import { setNumberForm } from '@/lib/format/number-form';
import { cachedRead } from './cached-read';

const read = cachedRead({ tag: 'init', answer: initAnswerSchema, revalidateS: 60 });

/**
 * The answer of GET /init out of the tagged cache, once a rendering; this process writes numbers as it says from then on. `null` where
 * the upstream has none; throws `UpstreamError` while it fails and none was ever known.
 */
export const readInit = cache(async () => {
  const init = await read('/init');
  setNumberForm(toNumberForm(init?.data.setting?.number_format));
  return init;
});
