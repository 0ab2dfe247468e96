'use client';

import { useState } from 'react';
import type { KeptRow } from './inbox-row';

/** What is chosen of the list; what is no more in it is chosen no more. */
export function useChosen(rows: readonly KeptRow[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const chosen = new Set(rows.map(({ key }) => key).filter((key) => keys.has(key)));
  const choose = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    setKeys(next);
  };
  return { chosen, choose, clear: () => setKeys(new Set()) };
}
