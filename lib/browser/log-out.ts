import { mutate } from 'swr';
import { sendJson } from './send-json';
import { userKey } from './use-user';

/** The player's own logout (D5): no toast, whatever the server answers; ends on the login page. */
export async function logOut(): Promise<void> {
  await sendJson('POST', '/api/logout');
  await mutate(userKey, null, { revalidate: false });
  window.location.assign('/login');
}
