import { createHmac } from 'node:crypto';

/** The headers by which a text is known to come from whoever has the secret, just now: HMAC-SHA256 over `timestamp.text`, the timestamp in whole seconds. */
export function signedHeaders(
  text: string,
  { secret, nowMs }: { readonly secret: string; readonly nowMs: number },
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(nowMs / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex');
  return {
    'content-type': 'application/json',
    'x-sikke-timestamp': timestamp,
    'x-sikke-signature': signature,
  };
}
