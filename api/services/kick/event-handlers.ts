import { z } from 'zod';
import type { Writing } from '../../context';
import { sayLive } from '../live/say-live';
import type { SentEvent } from './event-proof';
import { noteChat } from './note-chat';
import { noteFollow, noteSubscription } from './note-viewer';
import { decideRedemption } from './redeem';

const person = z.object({ user_id: z.number().int().positive(), username: z.string().max(100) });

/** What every event says, whatever else stands in it. */
const anyBody = z.looseObject({ broadcaster: z.object({ user_id: z.number().int() }) });

const liveBody = z.object({ is_live: z.boolean() });
const redemptionBody = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  status: z.enum(['pending', 'accepted', 'rejected']),
  redeemed_at: z.iso.datetime({ offset: true }),
  reward: z.object({ id: z.string().max(64) }),
  redeemer: person,
});
const chatBody = z.object({
  sender: person.extend({
    identity: z.object({ badges: z.array(z.object({ type: z.string() })).nullish() }).nullish(),
  }),
  content: z.string().max(4000),
});
const followBody = z.object({ follower: person });
const expires = { expires_at: z.iso.datetime({ offset: true }) };
const subscriptionBody = z.object({ subscriber: person, ...expires });
const giftsBody = z.object({ giftees: z.array(person).max(1000), ...expires });

/** An event of ours that reads: its body is what its kind says. */
export interface KnownEvent {
  readonly body: z.infer<typeof anyBody>;
}

type Handler = (
  writing: Writing,
  event: { readonly body: unknown; readonly sentAt: Date },
) => Promise<unknown>;

interface Kind {
  readonly body: z.ZodType<unknown>;
  readonly run: Handler;
}

/** What a kind of event reads as, and what it does. */
function kind<T>(
  body: z.ZodType<T>,
  run: (writing: Writing, body: T, sentAt: Date) => Promise<unknown>,
): Kind {
  return { body, run: (writing, event) => run(writing, body.parse(event.body), event.sentAt) };
}

const kinds: ReadonlyMap<string, Kind> = new Map([
  [
    'livestream.status.updated',
    kind(liveBody, (writing, { is_live }, at) => sayLive(writing, { source: 'kick', isLive: is_live, at })),
  ],
  [
    'channel.reward.redemption.updated',
    kind(redemptionBody, (writing, said) => decideRedemption(writing, said)),
  ],
  ['chat.message.sent', kind(chatBody, (writing, said, at) => noteChat(writing, { ...said, at }))],
  [
    'channel.followed',
    kind(followBody, ({ tx }, { follower }, at) => noteFollow(tx, { kickId: follower.user_id, at })),
  ],
  ...['channel.subscription.new', 'channel.subscription.renewal'].map((name): [string, Kind] => [
    name,
    kind(subscriptionBody, ({ tx }, said) =>
      noteSubscription(tx, { kickIds: [said.subscriber.user_id], until: new Date(said.expires_at) }),
    ),
  ]),
  [
    'channel.subscription.gifts',
    kind(giftsBody, ({ tx }, { giftees, expires_at }) =>
      noteSubscription(tx, { kickIds: giftees.map((one) => one.user_id), until: new Date(expires_at) }),
    ),
  ],
]);

/** What each kind of event does, in the transaction that notes it. */
export const eventHandlers: ReadonlyMap<string, Handler> = new Map(
  [...kinds].map(([name, { run }]) => [name, run]),
);

/** The event as it reads; null where it does not read as what its type says. */
export function toKnownEvent({ body: bytes, type }: Pick<SentEvent, 'body' | 'type'>): KnownEvent | null {
  const body = anyBody.safeParse(parseJson(bytes));
  if (!body.success) return null;
  const own = kinds.get(type)?.body.safeParse(body.data);
  return own && !own.success ? null : { body: body.data };
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}
