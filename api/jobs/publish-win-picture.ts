import type { Deps } from '../context';
import type { JobPayload } from '../queue/job-payloads';
import { publishPicture } from '../services/wins/publish-picture';

/** Makes the public picture of a win that was approved; done where there is none to make. */
export function publishWinPicture(deps: Deps, { winId }: JobPayload<'publish_win_picture'>): Promise<void> {
  return publishPicture(deps, winId);
}
