'use client';

import { useState } from 'react';
import { keepStreamPlace, readStreamPlace } from '@/lib/browser/stream-place';
import { clampPlace, firstPlace, type Point } from './place';
import { useWindowSize } from './use-window-size';

/** The widget's place: inside the window at any size of it, and remembered for the session. */
export function usePlace(): readonly [place: Point, move: (to: Point) => void] {
  const area = useWindowSize();
  const [wish, setWish] = useState(readStreamPlace);
  const move = (to: Point) => {
    const place = clampPlace(to, area);
    setWish(place);
    keepStreamPlace(place);
  };
  return [wish ? clampPlace(wish, area) : firstPlace(area), move];
}
