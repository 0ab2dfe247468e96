import type { z } from 'zod';
import type { Deps } from '../context';
import { jobPayloads, type TaskName } from '../queue/job-payloads';
import { carryOutHeld } from '../services/desk/inbox/carry-out-held';
import { answerRedemption } from '../services/kick/answer-redemption';
import { placeReward } from '../services/kick/place-reward';
import { sayAtKick } from '../services/kick/say-at-kick';
import { creditVerified } from '../services/points/credit-verified';
import { matchClaim, matchReport } from '../services/tracking/match-report';
import { mailEmailLink } from './mail-email-link';
import { mailEmailNotice } from './mail-email-notice';
import { mailNotification } from './mail-notification';
import { mailPasswordReset } from './mail-password-reset';
import { publishWinPicture } from './publish-win-picture';
import { pushNotification } from './push-notification';
import { pushToDevice } from './push-to-device';
import { sendPhoneCode } from './send-phone-code';
import { writeNotification } from './write-notification';

/** Runs one job. Bears to run twice (at least once); a throw means "again later". */
export type RunTask = (deps: Deps, payload: unknown) => Promise<void>;

/** What runs a job of each task; a new one is one line here. */
export const tasks: Readonly<Record<TaskName, RunTask>> = {
  mail_notification: task(jobPayloads.mail_notification, mailNotification),
  write_notification: task(jobPayloads.write_notification, writeNotification),
  push_notification: task(jobPayloads.push_notification, pushNotification),
  push_to_device: task(jobPayloads.push_to_device, pushToDevice),
  send_phone_code: task(jobPayloads.send_phone_code, sendPhoneCode),
  mail_email_link: task(jobPayloads.mail_email_link, mailEmailLink),
  mail_email_notice: task(jobPayloads.mail_email_notice, mailEmailNotice),
  mail_password_reset: task(jobPayloads.mail_password_reset, mailPasswordReset),
  credit_verified: task(jobPayloads.credit_verified, creditVerified),
  carry_out_decision: task(jobPayloads.carry_out_decision, carryOutHeld),
  match_report: task(jobPayloads.match_report, matchReport),
  match_claim: task(jobPayloads.match_claim, matchClaim),
  answer_redemption: task(jobPayloads.answer_redemption, answerRedemption),
  place_kick_reward: task(jobPayloads.place_kick_reward, placeReward),
  say_at_kick: task(jobPayloads.say_at_kick, sayAtKick),
  publish_win_picture: task(jobPayloads.publish_win_picture, publishWinPicture),
};

/** What comes back from the database is read like everything else that comes from outside. */
function task<P>(schema: z.ZodType<P>, run: (deps: Deps, payload: P) => Promise<void>): RunTask {
  return (deps, payload) => run(deps, schema.parse(payload));
}
