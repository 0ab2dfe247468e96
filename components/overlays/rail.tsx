'use client'; // How far it is filled is set on the element: the policy allows no style in markup, and a scale costs no layout.

import { useEffect, useRef } from 'react';

interface RailProps {
  /** 0 to 1. */
  readonly share: number;
}

/** How far something is, as a rail that fills by a transform. Beside it the number stands in words. */
export function Rail({ share }: RailProps) {
  const fill = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (fill.current) fill.current.style.transform = `scaleX(${Math.min(1, Math.max(0, share)).toFixed(4)})`;
  }, [share]);
  return (
    <span className="ov-rail" aria-hidden="true">
      <span ref={fill} />
    </span>
  );
}
