import { createECDH } from 'node:crypto';
import type { PushDeviceInput } from '@/contract/push-devices';
import type { Push } from '../push';

const pair = createECDH('prime256v1');
pair.setPrivateKey(Buffer.alloc(32, 7));

/** What a browser says of itself, at an address that nobody answers at. */
export const goodPushDevice: PushDeviceInput = {
  endpoint: 'https://push.ornek.invalid/gonder/1',
  keys: {
    p256dh: pair.getPublicKey().toString('base64url'),
    auth: Buffer.alloc(16, 7).toString('base64url'),
  },
};

/** Takes every message, and sends none. */
export const quietPush: Push = {
  publicKey: goodPushDevice.keys.p256dh,
  send: async () => ({ outcome: 'sent' }),
};
