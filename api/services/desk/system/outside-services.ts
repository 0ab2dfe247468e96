import { and, eq } from 'drizzle-orm';
import type { SystemTestInput } from '@/contract/desk-system';
import { noCaptcha } from '../../../captcha';
import type { ServiceContext } from '../../../context';
import { pushDevices } from '../../../db/schema/push-devices';
import { sessions } from '../../../db/schema/sessions';
import type { users } from '../../../db/schema/users';
import type { testMail } from '../../../mail/texts';
import type { Push, PushTarget } from '../../../push';
import { linkTo } from '../../../site-links';
import { isAlive } from '../../sessions/session-state';

/** Sends a test; rejects with what the service answered where it refused. */
export type Way = () => Promise<unknown>;

/** What is known of the site where its services are looked at: the name of its channel, none where it is null or empty. */
export type Connected = ServiceContext & { readonly channel?: string | null | undefined };

/** Who asks for a test, and what it says. */
export interface Asked {
  readonly actor: typeof users.$inferSelect;
  readonly words: ReturnType<typeof testMail>;
  readonly site: string;
}

/** What the site reaches people by: whether it is connected, and a test of it; null where the asking admin has nothing that it goes to. */
interface OutsideService {
  readonly isOn: (ctx: Connected) => boolean;
  readonly findTest: (ctx: Connected, asked: Asked) => Way | null | Promise<Way | null>;
}

/** Each of them, in the order they are listed. */
export const outsideServices: Readonly<Record<SystemTestInput['service'], OutsideService>> = {
  mail: {
    isOn: ({ mailer }) => mailer !== null,
    findTest: ({ mailer, ids }, { actor, words }) =>
      mailer && (() => mailer.send({ id: `test-${ids.uuid()}`, to: actor.email, ...words })),
  },
  sms: {
    isOn: ({ sms }) => sms !== null,
    findTest: ({ sms }, { actor: { phone, phoneState }, words }) =>
      sms && phone && phoneState === 1 ? () => sms.send({ to: phone, text: words.subject }) : null,
  },
  telegram: {
    isOn: ({ telegram }) => telegram !== null,
    findTest: ({ telegram }, { actor: { telegramId }, words }) =>
      telegram && telegramId !== null
        ? async () => {
            if (!(await telegram.write(telegramId, words.subject)))
              throw new Error('the bot is not written to first');
          }
        : null,
  },
  /** The test goes to everybody who reads the channel: it says no more than that it is one. */
  channel: {
    isOn: ({ telegram, channel }) => telegram !== null && Boolean(channel),
    findTest: ({ telegram, channel }, { words }) =>
      telegram && channel
        ? async () => {
            const posted = await telegram.post(channel, words.subject);
            if (!posted.isPosted) throw new Error(posted.problem);
          }
        : null,
  },
  push: { isOn: ({ push }) => push !== null, findTest: findPushTest },
  captcha: {
    isOn: ({ captcha }) => captcha !== noCaptcha,
    findTest: ({ captcha }) => {
      return () => captcha.probe();
    },
  },
};

/** To each browser that the admin is logged in with and lets notifications come to. */
async function findPushTest(
  { db, push, clock }: Connected,
  { actor, words, site }: Asked,
): Promise<Way | null> {
  const rows = await db
    .select({ device: pushDevices, session: sessions })
    .from(pushDevices)
    .innerJoin(sessions, and(eq(sessions.id, pushDevices.sessionId), eq(pushDevices.userId, actor.id)));
  const devices = rows.filter(({ session }) => isAlive(session, clock)).map(({ device }) => device);
  if (push === null || devices.length === 0) return null;
  const path = linkTo('', { type: 'notifications' });
  const text = JSON.stringify({ title: site, body: words.subject, path, tag: 'test' });
  return () => Promise.all(devices.map((device) => pushTo(push, device, text)));
}

async function pushTo(push: Push, device: PushTarget, text: string): Promise<void> {
  const pushed = await push.send(device, { topic: 'test', text });
  if (pushed.outcome === 'gone') throw new Error('the push service knows this browser no more');
  if (pushed.outcome === 'later') throw new Error('the push service is busy');
  if (pushed.outcome === 'refused') throw new Error(`the push service answered ${pushed.status}`);
}
