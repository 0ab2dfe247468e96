/** What an app at Kick proves itself with. */
export interface KickApp {
  readonly clientId: string;
  readonly secret: string;
}

/** A login at Kick. `expiresInS` counts from now. */
export interface KickTokens {
  readonly access: string;
  readonly refresh: string;
  readonly expiresInS: number;
}

/** What a login is asked for with; the challenge is the SHA-256 of the verifier that stays here (PKCE). */
export interface KickConsent {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly state: string;
  readonly challenge: string;
}

/** An account at Kick. */
export interface KickPerson {
  readonly id: number;
  readonly name: string;
}

/** A reward of the channel, as it is made. `cost` is in points of the channel. */
export interface NewKickReward {
  readonly title: string;
  readonly description: string;
  readonly cost: number;
}

/** A reward that the channel has. */
export interface KickReward extends NewKickReward {
  readonly id: string;
}

/** A redemption that waits, as Kick lists it. */
export interface KickRedemption {
  readonly id: string;
  readonly redeemed_at: string;
  readonly reward: { readonly id: string };
  readonly redeemer: { readonly user_id: number };
}

/**
 * Kick's public API as far as the site needs it. Every call throws `KickError` and nothing else. No request leaves but by these, and none of them is made where no
 * app is set up.
 */
export interface Kick {
  /** Where somebody agrees, in their own browser. */
  consentUrl(consent: KickConsent): string;
  exchange(
    app: KickApp,
    given: { readonly code: string; readonly verifier: string; readonly redirectUri: string },
  ): Promise<KickTokens>;
  renew(app: KickApp, refresh: string): Promise<KickTokens>;
  revoke(token: string): Promise<void>;
  /** The key that webhooks are signed for, in PEM. */
  publicKey(): Promise<string>;
  /** Whose login it is. */
  findSelf(token: string): Promise<KickPerson>;
  /** Whether a channel is on the air; null where the answer does not tell. */
  isLive(token: string, broadcasterId: number): Promise<boolean | null>;
  listSubscriptions(token: string): Promise<readonly string[]>;
  subscribe(token: string, events: readonly string[]): Promise<void>;
  createReward(token: string, reward: NewKickReward): Promise<string>;
  listRewards(token: string): Promise<readonly KickReward[]>;
  deleteReward(token: string, id: string): Promise<void>;
  /** Redemptions that wait for an answer. */
  listPending(token: string): Promise<readonly KickRedemption[]>;
  /** Accepts or rejects; false where Kick says that this one cannot be any more. */
  answerRedemption(token: string, answer: 'accept' | 'reject', id: string): Promise<boolean>;
  say(token: string, broadcasterId: number, text: string): Promise<void>;
}

/**
 * Why a call of Kick came to nothing: `refused` our login or app (401, 403), `busy` (429), `wrong` what was asked (another 4xx), `away` (5xx, no answer in
 * time, or one that is none). Carries nothing of what was sent.
 */
export class KickError extends Error {
  readonly kind: 'refused' | 'busy' | 'wrong' | 'away';

  constructor(kind: KickError['kind'], status: number | null = null) {
    super(`Kick: ${kind}${status === null ? '' : ` (${status})`}`);
    this.name = 'KickError';
    this.kind = kind;
  }
}
