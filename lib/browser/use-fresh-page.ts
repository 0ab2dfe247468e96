'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { keepAsking } from './live/keep-asking';
import { readPatiently } from './live/read-patiently';

let isPatient = false;

/**
 * Has the open page read anew while it shows less than is known: what is drawn on the server alone follows by that. `stage` says what is known, each
 * stage asks at once; a site that is away is waited for (ADR 277).
 */
export function useFreshPage(isBehind: boolean, stage: string): void {
  const { refresh } = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage asks at once
  useEffect(() => {
    if (!isBehind) return;
    if (!isPatient) window.fetch = readPatiently(window.fetch.bind(window), () => location.pathname);
    isPatient = true;
    return keepAsking({ isMade, refresh });
  }, [isBehind, stage, refresh]);
}

async function isMade(): Promise<boolean> {
  return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok;
}
