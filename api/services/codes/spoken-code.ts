/** 32 letters and digits that nobody takes for one another, on a screen or by ear. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A redeem code of three groups of four (60 bits), out of a secret of 256. */
export function spokenCode(secret: string): string {
  const bytes = [...Buffer.from(secret, 'base64url').subarray(0, 12)];
  const text = bytes.map((byte) => letters[byte % letters.length]).join('');
  return [text.slice(0, 4), text.slice(4, 8), text.slice(8)].join('-');
}
