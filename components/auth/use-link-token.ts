'use client';

import { useEffect, useState } from 'react';

/**
 * The token in the fragment of the address, null before the script has looked and empty where there is none. It is taken out of the address
 * bar at once, so that neither history nor a picture of the screen keeps it.
 */
export function useLinkToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const found = /^#([\w-]{1,200})$/.exec(window.location.hash)?.[1];
    if (found === undefined) return setToken((known) => known ?? '');
    setToken(found);
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return token;
}
