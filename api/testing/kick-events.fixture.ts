import { generateKeyPairSync, sign } from 'node:crypto';
import { kickHeaders } from '@/contract/kick';

export const kickChannelId = 123456;

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const keys = pair();
const otherKeys = pair();

/** The key that the server shows. */
export const kickPublicKey = keys.publicKey;

/** The key that the events here are signed for, known from before. */
export const knownKey = () => ({ publicKey: kickPublicKey, publicKeyAt: new Date() });

interface Event {
  readonly type: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly at: number;
  readonly id?: string;
  readonly isForged?: boolean;
  /** Its body is written with so many spaces, which the signature is over, too. */
  readonly indent?: number;
}

let events = 0;

/** An event as Kick sends it: its raw body, and its headers with the signature by the key that the server shows. */
export function signedEvent({ type, body, at, id, isForged, indent }: Event) {
  events += 1;
  const messageId = id ?? `01EVENT${events}`;
  const timestamp = new Date(at).toISOString();
  const broadcaster = { user_id: kickChannelId, username: 'kanal', is_anonymous: false };
  const raw = JSON.stringify({ broadcaster, ...body }, null, indent);
  const key = isForged ? otherKeys.privateKey : keys.privateKey;
  const signature = sign('RSA-SHA256', Buffer.from(`${messageId}.${timestamp}.${raw}`), key).toString(
    'base64',
  );
  const headers = {
    [kickHeaders.messageId]: messageId,
    [kickHeaders.timestamp]: timestamp,
    [kickHeaders.signature]: signature,
    [kickHeaders.type]: type,
    'kick-event-version': '1',
  };
  return { raw, headers };
}
