import 'server-only';
import { cache } from 'react';
import { popupsAnswerSchema } from '@/contract/site';
import { publicReader } from '@/lib/upstream/read-public';
import { type Popup, popupSlides } from './popup-slides';

const read = publicReader({
  tag: 'popups',
  path: '/popups',
  answer: popupsAnswerSchema,
  revalidateS: 60,
  unavailable: { status: false, data: [] },
});

/** The slides of the popup (`popupSlides`); throws `UpstreamError` where they were never known. */
export const listPopups = cache(async (): Promise<readonly Popup[]> => popupSlides((await read()).data));
