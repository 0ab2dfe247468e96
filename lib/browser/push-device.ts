import { callTo } from '@/lib/calls';
import { pathTo } from '@/lib/paths';
import { type Sent, sendJson } from './send-json';

/** How it went: kept by the site, refused by the person or their browser, or by the site with its reason. */
type Begun = Sent<unknown> | 'denied' | 'failed';

/** Whether notifications can come to this browser at all. */
export function canBePushed(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/**
 * Has notifications come to this browser: asks for the permission, which only a press may, subscribes anew, so that nobody who used the browser before
 * reaches it any more, and tells the site.
 */
export async function beginPush(key: string): Promise<Begun> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    await navigator.serviceWorker.register(pathTo('serviceWorker'));
    const { pushManager } = await navigator.serviceWorker.ready;
    await (await pushManager.getSubscription())?.unsubscribe();
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = subscription.toJSON();
    const body = { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } };
    return await sendJson('POST', callTo('pushDevice'), body);
  } catch {
    return 'failed';
  }
}

/** Has none come to it any more. The site forgets it first: what the browser does after that changes nothing. */
export async function endPush(): Promise<Sent<unknown>> {
  const sent = await sendJson('POST', callTo('pushDeviceEnd'));
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  await registration?.pushManager
    .getSubscription()
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => undefined);
  return sent;
}
