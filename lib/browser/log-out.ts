import { mutate } from 'swr';
import { keep } from './kept';
import { sendJson } from './send-json';
import { userKey } from './use-user';

/** Keys that an older frontend may have left in this browser (D1). */
const oldKeys = ['user', 'token', 'user_detail'] as const;

/** The player's own logout (D5): no toast, whatever the server answers; ends on the login page. */
export async function logOut(): Promise<void> {
  await sendJson('POST', '/api/logout');
  for (const key of oldKeys) keep('localStorage', key, null);
  await mutate(userKey, null, { revalidate: false });
  window.location.assign('/login');
}
