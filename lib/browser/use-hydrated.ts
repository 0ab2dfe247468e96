import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's markup and until this component runs in the browser, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
