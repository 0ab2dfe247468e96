'use client';

import { useEffect } from 'react';
import { takeWish } from './login-wish';

/**
 * Goes on with what a guest pressed on a link with `data-wish={name}`, once it is known what the member may do (`isKnown`): `act` is
 * called once after the login, and never without one. Whatever costs something is still asked for by `act` (D41).
 */
export function useWish(name: string, isKnown: boolean, act: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: that it is known is the trigger
  useEffect(() => {
    if (isKnown && takeWish(name)) act();
  }, [name, isKnown]);
}
