import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';

/**
 * Whether what is being made goes to the one who asks. A page that Next keeps can be made anew on the way of a request as well, as the one of what is missing is
 * where the guard leads to it: that one everybody gets (docs/adr/465).
 */
export function isForOne(): boolean {
  return workUnitAsyncStorage.getStore()?.type === 'request';
}
