import type { Deps } from '../context';
import { forgetAnnouncements } from '../services/announcements/forget-announcements';
import { forgetBeats } from '../services/books/uptime';
import { forgetChanges } from '../services/changes/forget-changes';
import { erasePictures } from '../services/claims/erase-pictures';
import { forgetWatches } from '../services/desk/inbox/watch';
import { forgetDrafts } from '../services/desk-content/forget-drafts';
import { forgetEmailChanges } from '../services/email/forget-email-changes';
import { forgetAnswers } from '../services/idempotency/forget-answers';
import { forgetFailedJobs } from '../services/jobs/forget-failed-jobs';
import { forgetKick } from '../services/kick/forget-kick';
import { forgetCounters } from '../services/limits/forget-counters';
import { sweepMedia } from '../services/media/sweep-media';
import { sweepObjects } from '../services/media/sweep-objects';
import { eraseDue } from '../services/own-data/erase-account';
import { forgetResets } from '../services/passwords/forget-resets';
import { sweepSessions } from '../services/sessions/sweep-sessions';
import { forgetTracking } from '../services/tracking/forget-tracking';
import { forgetCodes } from '../services/verification/forget-codes';

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'pictureStore'>;

/** What outlives its use; each answers how many rows it deleted or emptied. */
const sweepers: readonly [event: string, forget: (deps: Needs) => Promise<number>][] = [
  ['sessions_swept', sweepSessions],
  ['changes_forgotten', forgetChanges],
  ['answers_forgotten', forgetAnswers],
  ['drafts_forgotten', forgetDrafts],
  ['announcements_forgotten', forgetAnnouncements],
  ['jobs_forgotten', forgetFailedJobs],
  ['resets_forgotten', forgetResets],
  ['email_changes_forgotten', forgetEmailChanges],
  ['media_swept', sweepMedia],
  ['pictures_erased', erasePictures],
  ['codes_forgotten', forgetCodes],
  ['watches_forgotten', forgetWatches],
  ['counters_forgotten', forgetCounters],
  ['kick_forgotten', forgetKick],
  ['beats_forgotten', forgetBeats],
  ['tracking_forgotten', forgetTracking],
  ['accounts_erased', eraseDue],
  // What the others left in the bucket.
  ['objects_swept', sweepObjects],
];

/** Deletes what has outlived its use. */
export async function sweep(deps: Needs): Promise<void> {
  for (const [event, forget] of sweepers) {
    const deleted = await forget(deps);
    if (deleted > 0) deps.log.info({ event, deleted }, 'what is over deleted');
  }
}
