import { isIP } from 'node:net';

/** A browser as its push service knows it, with the keys that messages are encrypted for (RFC 8291). */
export interface PushTarget {
  readonly endpoint: string;
  readonly publicKey: string;
  readonly authSecret: string;
}

/** What is sent. `topic` has at most 32 characters of base64url: of two that wait under one topic, the newer is delivered. */
export interface PushMessage {
  readonly topic: string;
  readonly text: string;
}

/**
 * What became of a message: the service took it; the browser is gone for good; the service will not have it, however often it is asked (`status`
 * is what it said); or it wants to be asked again after so many milliseconds, null where it did not say when.
 */
export type Pushed =
  | { readonly outcome: 'sent' | 'gone' }
  | { readonly outcome: 'refused'; readonly status: number }
  | { readonly outcome: 'later'; readonly afterMs: number | null };

/** What sends messages to browsers. */
export interface Push {
  /** What browsers subscribe with: the public half of the key, in base64url. */
  readonly publicKey: string;
  /** Sends one message. Rejects where the service was not reached, so that it may be tried again. */
  send(target: PushTarget, message: PushMessage): Promise<Pushed>;
}

/**
 * Whether an address may be that of a push service: https at its usual port, on a host that has a public name. Where that name leads is looked at when
 * it is connected to.
 */
export function isPublicEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, username, password, port, hostname } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return isPublicName(hostname);
}

const privateNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa|onion)\.?$/;

function isPublicName(hostname: string): boolean {
  const isAddress = hostname.startsWith('[') || isIP(hostname.replace(/\.$/, '')) !== 0;
  return !isAddress && /[^.]\.[^.]/.test(hostname) && !privateNames.test(hostname);
}
