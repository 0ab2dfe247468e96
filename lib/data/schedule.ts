import 'server-only';
import { cache } from 'react';
import {
  type NowPlayingWire,
  nowPlayingAnswerSchema,
  type ShowWire,
  scheduleAnswerSchema,
} from '@/contract/schedule';
import { publicReader } from '@/lib/upstream/read-public';

const readSchedule = publicReader({
  tag: 'schedule',
  revalidateS: 60,
  path: '/schedule',
  answer: scheduleAnswerSchema,
  unavailable: { status: false, data: [] },
});
const readNowPlaying = publicReader({
  tag: 'now-playing',
  revalidateS: 30,
  path: '/now-playing',
  answer: nowPlayingAnswerSchema,
  unavailable: { status: false, data: null },
});

/** The shows that are on or come, soonest first; those that ended since the answer was kept are left out. */
export const listShows = cache(async (): Promise<readonly ShowWire[]> => {
  const { data } = await readSchedule();
  return data.filter(({ ends_at }) => Date.parse(ends_at) > Date.now());
});

/** What is being played on the stream, null between two things. */
export const getNowPlaying = cache(async (): Promise<NowPlayingWire | null> => (await readNowPlaying()).data);
