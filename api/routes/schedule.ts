import { nowPlayingAnswerSchema, scheduleAnswerSchema } from '@/contract/schedule';
import type { Api } from '../http/app-env';
import { publicRead } from '../http/public-read';
import { listShows } from '../services/schedule/list-shows';
import { nowPlaying } from '../services/schedule/now-playing';

/** GET /schedule and what is on the stream's table at this moment. */
export function registerScheduleRoutes(app: Api): void {
  app.openapi(schedule, async (c) => c.json({ status: true, data: await listShows(c.var.ctx) }, 200));
  app.openapi(now, async (c) => c.json({ status: true, data: await nowPlaying(c.var.ctx) }, 200));
}

const schedule = publicRead({
  path: '/schedule',
  tag: 'stream',
  summary: 'The shows that are on or come, soonest first',
  answer: scheduleAnswerSchema,
  description: 'The shows',
});

const now = publicRead({
  path: '/now-playing',
  tag: 'stream',
  summary: 'What is being played on the stream, null between two things',
  answer: nowPlayingAnswerSchema,
  description: 'What is being played',
});
