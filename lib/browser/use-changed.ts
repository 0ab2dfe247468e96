import { useEffect, useState } from 'react';

/** Whether `value` differs from the first one seen: what moves at a change does not move at the first paint. */
export function useChanged(value: number): boolean {
  const [first] = useState(value);
  const [hasChanged, setChanged] = useState(false);
  useEffect(() => setChanged((before) => before || value !== first), [value, first]);
  return hasChanged;
}
