'use client';

import { type RefObject, useState } from 'react';
import { keepStreamPlace, readStreamPlace } from '@/lib/browser/stream-place';
import {
  clampPlace,
  dockedPlace,
  firstPlace,
  freePlace,
  fullSize,
  type Point,
  type Size,
  smallSize,
} from './place';
import { useFocusedField } from './use-focused-field';
import { useInUse } from './use-in-use';
import { useWindowSize } from './use-window-size';

interface Standing {
  readonly place: Point;
  readonly size: Size;
  readonly move: (to: Point) => void;
}

/**
 * Where the widget stands and how big: at its first place until the page is used, then docked at the bottom right, or where the visitor
 * left it in this session. Inside the window at any size of it, small where something is filled in, never on the field that has the focus.
 */
export function usePlace(widget: RefObject<HTMLElement | null>, isForm: boolean): Standing {
  const area = useWindowSize();
  const field = useFocusedField(widget);
  const isInUse = useInUse(widget);
  const [wish, setWish] = useState(readStreamPlace);
  const isNarrow = area.width < 2 * fullSize.width && wish === null;
  const isSmall = isForm || field !== null || (isInUse && isNarrow);
  const size = isSmall ? smallSize : fullSize;
  const move = (to: Point) => {
    const place = clampPlace(to, area, size);
    setWish(place);
    keepStreamPlace(place);
  };
  const own = wish ? clampPlace(wish, area, size) : null;
  const unmoved = isInUse || isSmall ? dockedPlace(area, size) : firstPlace(area, area.windowWidth);
  return { place: freePlace(own ?? unmoved, size, area, field), size, move };
}
