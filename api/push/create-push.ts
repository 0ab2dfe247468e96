import { createECDH } from 'node:crypto';
import type { Logger } from 'pino';
import type { UpstreamEnv } from '../env';
import type { Push, Pushed } from '../push';
import { type Answered, type Post, postOutside } from './post-outside';

type PushEnv = Pick<UpstreamEnv, 'VAPID_KEY' | 'SITE_URL'>;

/** How long a service keeps a message for a browser that is away: what is older is read at the bell. */
const keptS = 24 * 60 * 60;

/** Push messages under the key of VAPID_KEY (RFC 8292); null, with a line in the log, without one. */
export function createPush(
  { VAPID_KEY, SITE_URL }: PushEnv,
  log: Pick<Logger, 'warn'>,
  post: Post = postOutside,
): Push | null {
  if (VAPID_KEY === undefined) {
    log.warn('VAPID_KEY is not set: no notifications go to browsers');
    return null;
  }
  const publicKey = publicHalf(VAPID_KEY);
  const vapidDetails = { subject: subjectOf(new URL(SITE_URL)), publicKey, privateKey: VAPID_KEY };
  return {
    publicKey,
    send: async ({ endpoint, publicKey: p256dh, authSecret: auth }, { topic, text }) => {
      const options = {
        vapidDetails,
        topic,
        TTL: keptS,
        urgency: 'normal',
        contentEncoding: 'aes128gcm',
      } as const;
      // Loaded with the first message: most starts send none for a while.
      const { default: webPush } = await import('web-push');
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        text,
        options,
      );
      const said = Object.entries(headers).map(([name, value]) => [name, String(value)]);
      return toPushed(
        await post({
          url: new URL(endpoint),
          headers: Object.fromEntries(said),
          body: body ?? Buffer.alloc(0),
        }),
      );
    },
  };
}

/** What a service's answer means (RFC 8030, 5 and 7.3): it says 201, and 404 or 410 of a browser that is gone. */
function toPushed({ status, retryAfter }: Answered): Pushed {
  if (status >= 200 && status <= 299) return { outcome: 'sent' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  if (status === 429 || status >= 500) return { outcome: 'later', afterMs: toMs(retryAfter) };
  return { outcome: 'refused', status };
}

/** Seconds alone: a date would need a clock that both share. */
function toMs(retryAfter: string | undefined): number | null {
  return retryAfter !== undefined && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) * 1000 : null;
}

function publicHalf(privateKey: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair.getPublicKey().toString('base64url');
}

/** Whom a service may turn to: it takes an https address, or one of mail. */
function subjectOf({ protocol, origin, hostname }: URL): string {
  return protocol === 'https:' ? origin : `mailto:noreply@${hostname}`;
}
