'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { LoadingScreen } from './loading-screen';

/** How often, and how many times, a page that was made without main data asks for itself anew. */
const retryMs = 3000;
const retries = 5;

/**
 * The full-screen indicator of a page that was made while its main data could not be read (D17). It asks for the page
 * anew; its parent leaves it out once the data is there. After the last try it makes way for what the page has.
 */
export function MainLoading() {
  const router = useRouter();
  const [tries, setTries] = useState<number | null>(null);
  useEffect(() => {
    setTries((count) => count ?? 0);
    if (tries === null || tries >= retries) return;
    const timer = setTimeout(() => {
      router.refresh();
      setTries(tries + 1);
    }, retryMs);
    return () => clearTimeout(timer);
  }, [router, tries]);
  // Nothing before the script runs: without it the indicator would never leave.
  return tries === null || tries >= retries ? null : <LoadingScreen />;
}
