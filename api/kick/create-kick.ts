import { z } from 'zod';
import type { UpstreamEnv } from '../env';
import { type Kick, type KickApp, KickError, type KickTokens } from '../kick';
import { type Asked, askKick } from './ask-kick';

type KickEnv = Pick<UpstreamEnv, 'KICK_API_URL' | 'KICK_ID_URL'>;

/** How long one call may take, in milliseconds: of a job, and where somebody waits, so that the three of a login end before the site gives up. */
export interface KickPatience {
  readonly jobMs: number;
  readonly waitedMs: number;
}

const usual: KickPatience = { jobMs: 8000, waitedMs: 2400 };

/** Kick's public API as its documentation describes it (docs.kick.com): login at id.kick.com, everything else at api.kick.com. */
export function createKick({ KICK_API_URL, KICK_ID_URL }: KickEnv, { jobMs, waitedMs } = usual): Kick {
  const ask = <T>(path: string, asked: Omit<Asked<T>, 'url'>, timeoutMs = jobMs) =>
    askKick({ ...asked, url: new URL(path, KICK_API_URL) }, timeoutMs);
  const grant = (app: KickApp, form: Readonly<Record<string, string>>, timeoutMs: number) =>
    askKick(
      {
        url: new URL('/oauth/token', KICK_ID_URL),
        method: 'POST',
        form: { ...form, client_id: app.clientId, client_secret: app.secret },
        answer: tokensSchema,
      },
      timeoutMs,
    ).catch(asRefused);
  return {
    consentUrl: ({ clientId, redirectUri, scopes, state, challenge }) => {
      const url = new URL('/oauth/authorize', KICK_ID_URL);
      const asked = { response_type: 'code', client_id: clientId, redirect_uri: redirectUri };
      const proof = { scope: scopes.join(' '), state, code_challenge: challenge };
      url.search = new URLSearchParams({ ...asked, ...proof, code_challenge_method: 'S256' }).toString();
      return url.href;
    },
    exchange: (app, { code, verifier, redirectUri }) =>
      grant(
        app,
        { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri },
        waitedMs,
      ),
    renew: (app, refresh) => grant(app, { grant_type: 'refresh_token', refresh_token: refresh }, jobMs),
    revoke: async (token) => {
      const url = new URL('/oauth/revoke', KICK_ID_URL);
      url.search = new URLSearchParams({ token, token_hint_type: 'access_token' }).toString();
      await askKick({ url, method: 'POST', form: {}, answer: z.unknown() }, waitedMs);
    },
    publicKey: shared(async () => {
      const answer = dataOf(z.object({ public_key: z.string() }));
      return (await ask('/public/v1/public-key', { answer }, waitedMs)).data.public_key;
    }),
    findSelf: async (token) => {
      const answer = dataOf(z.array(personSchema));
      const { data } = await ask('/public/v1/users', { token, answer }, waitedMs);
      const [self] = data;
      if (!self) throw new KickError('away');
      return { id: self.user_id, name: self.name };
    },
    isLive: async (token, broadcasterId) => {
      const path = `/public/v2/livestreams?user_id=${broadcasterId}`;
      const { data } = await ask(path, { token, answer: dataOf(z.array(streamSchema)) });
      if (data.some(({ broadcaster_user }) => broadcaster_user.id === broadcasterId)) return true;
      // Others in the list mean that it was not narrowed down to this channel: then its absence says nothing.
      return data.length === 0 ? false : null;
    },
    listSubscriptions: async (token) => {
      const answer = dataOf(z.array(z.object({ event: z.string() })));
      return (await ask('/public/v1/events/subscriptions', { token, answer })).data.map(({ event }) => event);
    },
    subscribe: async (token, names) => {
      const json = { method: 'webhook', events: names.map((name) => ({ name, version: 1 })) };
      await ask('/public/v1/events/subscriptions', { method: 'POST', token, json, answer: z.unknown() });
    },
    createReward: async (token, reward) => {
      const json = { ...reward, is_enabled: true, should_redemptions_skip_request_queue: false };
      const answer = dataOf(z.object({ id: z.string().min(1).max(64) }));
      return (await ask('/public/v1/channels/rewards', { method: 'POST', token, json, answer })).data.id;
    },
    listRewards: async (token) =>
      (await ask('/public/v1/channels/rewards', { token, answer: dataOf(z.array(rewardSchema)) })).data,
    deleteReward: async (token, id) => {
      const path = `/public/v1/channels/rewards/${encodeURIComponent(id)}`;
      await ask(path, { method: 'DELETE', token, answer: z.unknown() });
    },
    listPending: async (token) => {
      const path = '/public/v1/channels/rewards/redemptions?status=pending';
      const { data } = await ask(path, { token, answer: dataOf(z.array(waitingSchema)) });
      return data.flatMap(({ reward, redemptions }) => redemptions.map((one) => ({ ...one, reward })));
    },
    answerRedemption: async (token, given, id) => {
      const path = `/public/v1/channels/rewards/redemptions/${given}`;
      const answer = z.object({ data: z.array(z.object({ id: z.string() })).nullish() });
      const { data } = await ask(path, { method: 'POST', token, json: { ids: [id] }, answer });
      return !data?.some((failed) => failed.id === id);
    },
    say: async (token, broadcasterId, content) => {
      const json = { type: 'user', broadcaster_user_id: broadcasterId, content };
      await ask('/public/v1/chat', { method: 'POST', token, json, answer: z.unknown() });
    },
  };
}

/** Whoever asks while a question is under way gets its answer: many events at once are one question. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | null = null;
  return () => {
    underWay ??= ask().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

const dataOf = <T extends z.ZodType>(data: T) => z.object({ data });

const personSchema = z.object({ user_id: z.number().int().positive(), name: z.string().min(1).max(100) });
const streamSchema = z.object({ broadcaster_user: z.object({ id: z.number().int() }) });

const rewardSchema = z.object({
  id: z.string().min(1).max(64),
  title: z.string(),
  description: z.string(),
  cost: z.number().int(),
});

const waitingSchema = z.object({
  reward: z.object({ id: z.string() }),
  redemptions: z.array(
    z.object({
      id: z.string().regex(/^[\w-]{1,64}$/),
      redeemed_at: z.iso.datetime({ offset: true }),
      redeemer: z.object({ user_id: z.number().int().positive() }),
    }),
  ),
});

const tokensSchema = z
  .object({
    access_token: z.string().min(1),
    refresh_token: z.string().min(1),
    expires_in: z.coerce.number().int().positive(),
  })
  .transform(
    (said): KickTokens => ({
      access: said.access_token,
      refresh: said.refresh_token,
      expiresInS: said.expires_in,
    }),
  );

/** A login that Kick calls wrong is refused: its code was used, or its renewal was taken back. */
function asRefused(error: unknown): never {
  throw error instanceof KickError && error.kind === 'wrong' ? new KickError('refused') : error;
}
