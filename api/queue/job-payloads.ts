import { z } from 'zod';

/**
 * The tasks of the queue and what a job of each carries. A payload holds ids and nothing secret, because it stays in the
 * database until the job is done: a code or a link is made by the job, in the moment it is sent.
 */
export const jobPayloads = {
  /** A notification goes out by mail, where its member chose that. */
  mail_notification: z.object({ notificationId: z.number().int() }),
  /** A notification goes out by Telegram, where its member chose that. */
  write_notification: z.object({ notificationId: z.number().int() }),
  /** A notification is handed out to its member's devices, where its member chose that. */
  push_notification: z.object({ notificationId: z.number().int() }),
  /** A notification goes to one of them: the browser of a login. */
  push_to_device: z.object({ notificationId: z.number().int(), sessionId: z.guid() }),
  /** A link to a new password goes to an address, where that is an account's. `requestedAt` in milliseconds. */
  mail_password_reset: z.object({ email: z.string(), requestedAt: z.number().int() }),
  /** A link goes to the address that a member wants instead of the own one, unless another was asked for meanwhile. */
  mail_email_link: z.object({ userId: z.guid(), requestId: z.guid() }),
  /** The address that an account had is told of the new one: that it was asked for, or that it counts. */
  mail_email_notice: z.object({
    userId: z.guid(),
    requestId: z.guid(),
    to: z.string(),
    newEmail: z.string(),
    step: z.enum(['asked', 'changed']),
  }),
  /** A code goes to a member's phone, unless it was asked for anew meanwhile. */
  send_phone_code: z.object({ userId: z.guid(), requestId: z.guid() }),
  /** A phone or a Telegram account was verified: what that earns the member, and who invited them. */
  credit_verified: z.object({ userId: z.guid() }),
  /** A win was approved: its public picture is made. */
  publish_win_picture: z.object({ winId: z.number().int() }),
  /** A decision of the inbox can be taken back no more: it has effect now. */
  carry_out_decision: z.object({ heldId: z.number().int() }),
  /** A sponsor told of a deposit: its claim is looked for. */
  match_report: z.object({ reportId: z.number().int() }),
  /** A deposit was claimed: what its sponsor told is looked through. */
  match_claim: z.object({ depositId: z.number().int() }),
  /** A redemption of a channel reward was decided: Kick is told. */
  answer_redemption: z.object({ id: z.string() }),
  /** A reward of the channel is to be made at Kick, or to end there. */
  place_kick_reward: z.object({ id: z.number().int() }),
  /** Something is to be said in the channel's chat. Read by everybody there, so nothing secret. */
  say_at_kick: z.object({ text: z.string(), until: z.number().int() }),
} as const;

/** The name of a task. */
export type TaskName = keyof typeof jobPayloads;
/** What a job of a task carries. */
export type JobPayload<T extends TaskName> = z.infer<(typeof jobPayloads)[T]>;
