import { createHash } from 'node:crypto';
import { kickChannel } from '../db/schema/kick-channel';
import { createKick } from '../kick/create-kick';
import { sealedFor } from '../services/kick/kick-app';
import type { TestApp } from './app.fixture';
import { type Given, type Got, type LocalServer, startLocalServer } from './http-server.fixture';
import { kickChannelId, kickPublicKey } from './kick-events.fixture';

export const kickApp = { clientId: '01TESTAPP', secret: 'a-secret-of-the-app' };

interface Stream {
  isLive: boolean;
  /** The list is of everybody, as it would be where its filter is not heeded. */
  isUnfiltered: boolean;
}

interface Reward {
  readonly title: string;
  readonly description: string;
  readonly cost: number;
}

export interface KickServer extends LocalServer {
  /** What an answer is next, instead of the usual one, wherever the path has these words. */
  fail(path: string, given: Given, times?: number): void;
  /** The next such call is done, but what comes back is this. */
  spoil(path: string, given: Given): void;
  /** Nothing is answered any more for a path. */
  hang(path: string): void;
  /** The next such call waits; it is answered as usual, or with this, once the answer of `hold` is called. */
  hold(path: string): (given?: Given) => void;
  heal(): void;
  readonly stream: Stream;
  /** Redemptions that wait at Kick, and those that it was told of, by their ids. */
  readonly pending: Map<string, { readonly rewardId: string; readonly kickId: number }>;
  readonly answered: Map<string, 'accept' | 'reject'>;
  /** Rewards that the channel has at Kick, by their ids. */
  readonly rewards: Map<string, Reward>;
  readonly said: string[];
  readonly subscribed: Set<string>;
  /** The channel's first login is good again. */
  beginLogins(): void;
  /** Logins that are good now, by their token; a renewal or `endLogins` ends one. */
  endLogins(options?: { readonly renewals: boolean }): void;
  /** Somebody agrees in their browser to what `consentUrl` asks; answers what Kick adds to the way back. */
  agree(
    consentUrl: string,
    person: { readonly id: number; readonly name: string },
  ): { code: string; state: string };
  called(path: string): readonly Got[];
}

interface Failure {
  readonly path: string;
  readonly given: Given | Promise<Given | undefined> | null;
  times: number;
  readonly isDone?: boolean;
}

interface Login {
  readonly personId: number;
  readonly name: string;
}

/** A server that speaks Kick's public API and its login as docs.kick.com describes them, as far as the site asks. */
export async function startKickServer(): Promise<KickServer> {
  const stream: Stream = { isLive: false, isUnfiltered: false };
  const pending: KickServer['pending'] = new Map();
  const answered: KickServer['answered'] = new Map();
  const rewards: KickServer['rewards'] = new Map();
  const said: string[] = [];
  const subscribed = new Set<string>();
  const codes = new Map<string, Login & { readonly challenge: string; readonly redirectUri: string }>();
  const logins = new Map<string, Login>();
  const renewals = new Map<string, Login>();
  const beginLogins = () => {
    logins.set('access-0', { personId: kickChannelId, name: 'kanal' });
    renewals.set('refresh-0', { personId: kickChannelId, name: 'kanal' });
  };
  beginLogins();
  const failures: Failure[] = [];
  let made = 0;

  const newTokens = (login: Login): Given => {
    made += 1;
    logins.set(`access-${made}`, login);
    renewals.set(`refresh-${made}`, login);
    const tokens = { access_token: `access-${made}`, refresh_token: `refresh-${made}` };
    return { json: { ...tokens, token_type: 'Bearer', expires_in: '7200', scope: '' } };
  };

  const grant = (form: URLSearchParams): Given => {
    const isApp = form.get('client_id') === kickApp.clientId && form.get('client_secret') === kickApp.secret;
    if (!isApp) return { status: 401, json: { error: 'invalid_client' } };
    if (form.get('grant_type') === 'refresh_token') {
      const old = form.get('refresh_token') ?? '';
      const login = renewals.get(old);
      if (!login) return { status: 400, json: { error: 'invalid_grant' } };
      renewals.delete(old);
      return newTokens(login);
    }
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood = code?.challenge === challenge && code.redirectUri === form.get('redirect_uri');
    return code && isGood ? newTokens(code) : { status: 400, json: { error: 'Invalid request' } };
  };

  const close = (answer: 'accept' | 'reject', body: string): Given => {
    const { ids }: { ids: string[] } = JSON.parse(body);
    const failed = ids.filter((id) => !pending.delete(id));
    for (const id of ids) if (!failed.includes(id)) answered.set(id, answer);
    return { json: { data: failed.map((id) => ({ id, reason: 'NOT_PENDING' })), message: 'OK' } };
  };

  const ask = (method: string, url: URL, body: string, login: Login): Given => {
    const call = `${method} ${url.pathname.replace('/public/', '')}`;
    if (call === 'GET v1/users')
      return { json: { data: [{ user_id: login.personId, name: login.name, profile_picture: '' }] } };
    if (call === 'GET v2/livestreams') {
      const own = { broadcaster_user: { id: kickChannelId, username: 'kanal' }, title: 'Yayın' };
      const others = stream.isUnfiltered ? [{ broadcaster_user: { id: 1, username: 'baska' } }] : [];
      return { json: { data: [...others, ...(stream.isLive ? [own] : [])], message: 'OK' } };
    }
    if (call === 'GET v1/events/subscriptions')
      return { json: { data: [...subscribed].map((event) => ({ id: event, event, version: 1 })) } };
    if (call === 'POST v1/events/subscriptions') {
      const { events }: { events: { name: string }[] } = JSON.parse(body);
      for (const { name } of events) subscribed.add(name);
      return { json: { data: events.map(({ name }) => ({ name, version: 1, subscription_id: name })) } };
    }
    if (call === 'POST v1/channels/rewards') {
      made += 1;
      const id = `01REWARD${made}`;
      const reward: Reward = JSON.parse(body);
      rewards.set(id, reward);
      return { json: { data: { ...reward, id } } };
    }
    if (call === 'GET v1/channels/rewards')
      return { json: { data: [...rewards].map(([id, reward]) => ({ id, ...reward })), message: 'OK' } };
    if (call.startsWith('DELETE v1/channels/rewards/')) {
      rewards.delete(url.pathname.split('/').at(-1) ?? '');
      return { json: null };
    }
    if (call === 'GET v1/channels/rewards/redemptions') {
      const groups = [...pending].map(([id, { rewardId, kickId }]) => ({
        reward: { id: rewardId, title: 'Ödül', cost: 100 },
        redemptions: [
          { id, status: 'pending', redeemed_at: new Date().toISOString(), redeemer: { user_id: kickId } },
        ],
      }));
      return { json: { data: groups, message: 'OK' } };
    }
    if (call === 'POST v1/channels/rewards/redemptions/accept') return close('accept', body);
    if (call === 'POST v1/channels/rewards/redemptions/reject') return close('reject', body);
    if (call === 'POST v1/chat') {
      const { content }: { content: string } = JSON.parse(body);
      said.push(content);
      return { json: { data: { is_sent: true, message_id: 'm' } } };
    }
    return { status: 404, json: { message: 'Not Found' } };
  };

  const answer = ({ method, path, headers, body }: Got): Given => {
    const url = new URL(path, 'http://kick.test');
    if (url.pathname === '/oauth/token') return grant(new URLSearchParams(body));
    if (url.pathname === '/oauth/revoke') {
      const isKnown = logins.delete(url.searchParams.get('token') ?? '');
      return { status: isKnown ? 200 : 400, json: null };
    }
    if (url.pathname === '/public/v1/public-key') return { json: { data: { public_key: kickPublicKey } } };
    const login = logins.get((headers.authorization ?? '').replace('Bearer ', ''));
    return login ? ask(method, url, body, login) : { status: 401, json: { message: 'Unauthorized' } };
  };

  const server = await startLocalServer(async (got): Promise<Given> => {
    const failure = failures.find((one) => `${got.method} ${got.path}`.includes(one.path) && one.times > 0);
    if (!failure) return answer(got);
    failure.times -= 1;
    if (failure.isDone) answer(got);
    if (failure.given === null) return new Promise<Given>(() => undefined);
    return (await failure.given) ?? answer(got);
  });

  return {
    ...server,
    ...{ stream, pending, answered, rewards, said, subscribed, beginLogins },
    fail: (path, given, times = 1) => failures.push({ path, given, times }),
    spoil: (path, given) => failures.push({ path, given, times: 1, isDone: true }),
    hang: (path) => failures.push({ path, given: null, times: Number.POSITIVE_INFINITY }),
    hold: (path) => {
      let release: (given?: Given) => void = () => undefined;
      const given = new Promise<Given | undefined>((resolve) => {
        release = resolve;
      });
      failures.push({ path, given, times: 1 });
      return release;
    },
    heal: () => failures.splice(0),
    endLogins: (options) => {
      logins.clear();
      if (options?.renewals) renewals.clear();
    },
    agree: (consentUrl, { id, name }) => {
      const { searchParams: asked } = new URL(consentUrl);
      const code = `code-${codes.size}-${made}`;
      const challenge = asked.get('code_challenge') ?? '';
      codes.set(code, { personId: id, name, challenge, redirectUri: asked.get('redirect_uri') ?? '' });
      return { code, state: asked.get('state') ?? '' };
    },
    called: (path) => server.got.filter((one) => one.path.includes(path)),
  };
}

/** Kick as the site asks it, at this server; with the same patience for all calls where that is given. */
export function kickAt({ url }: LocalServer, timeoutMs?: number) {
  const patience = timeoutMs === undefined ? undefined : { jobMs: timeoutMs, waitedMs: timeoutMs };
  return createKick({ KICK_API_URL: url, KICK_ID_URL: url }, patience);
}

/** A channel that was connected before, with the login that the server begins with. */
export async function connectChannel(
  { deps, clock }: Pick<TestApp, 'deps' | 'clock'>,
  more: Partial<typeof kickChannel.$inferInsert> = {},
): Promise<void> {
  const now = new Date(clock.now());
  await deps.db.insert(kickChannel).values({
    clientId: kickApp.clientId,
    secretSealed: deps.vault.seal(kickApp.secret, sealedFor.secret),
    ...{ broadcasterId: kickChannelId, name: 'kanal', connectedAt: now },
    accessSealed: deps.vault.seal('access-0', sealedFor.access),
    refreshSealed: deps.vault.seal('refresh-0', sealedFor.refresh),
    accessExpiresAt: new Date(clock.now() + 7_200_000),
    ...more,
  });
}
