import { mutate } from 'swr';
import { keep } from './kept';
import { tellOtherTabs } from './other-tabs';
import { sendJson } from './send-json';
import { userKey } from './use-user';

/** Keys that an older frontend may have left in this browser (D1). */
const oldKeys = ['user', 'token', 'user_detail'] as const;

/** The player's own logout (D5): no toast here, whatever the server answers; ends on the login page. Other tabs hear of it. */
export async function logOut(): Promise<void> {
  await sendJson('POST', '/api/logout');
  tellOtherTabs('logout');
  for (const key of oldKeys) keep('localStorage', key, null);
  await mutate(userKey, null, { revalidate: false });
  window.location.assign('/login');
}
