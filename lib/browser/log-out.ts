import { callTo } from '@/lib/calls';
import { routes } from '@/lib/routes';
import { tellOtherTabs } from './other-tabs';
import { sendJson } from './send-json';
import { forgetUser } from './use-user';

/** The player's own logout (D5): no toast here, whatever the server answers; ends on the login page. Other tabs hear of it. */
export async function logOut(): Promise<void> {
  await sendJson('POST', callTo('logout'));
  tellOtherTabs('logout');
  await forgetUser();
  window.location.assign(routes.login.path);
}
