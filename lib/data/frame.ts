import 'server-only';
import { cache } from 'react';
import { type Area, knownAreas } from '@/contract/areas';
import { frameAnswerSchema } from '@/contract/frame';
import { publicReader } from '@/lib/upstream/read-public';

/** What the operator made of the site. */
export interface Frame {
  readonly areasOff: readonly Area[];
}

const read = publicReader({
  tag: 'frame',
  path: '/frame',
  answer: frameAnswerSchema,
  revalidateS: 60,
  unavailable: { status: false, data: {} },
});

/** What the operator made of the site; every area is on where an upstream does not say (D27). Throws `UpstreamError` where it was never known. */
export const getFrame = cache(async (): Promise<Frame> => {
  const { data } = await read();
  return { areasOff: knownAreas(data.areas_off) };
});
