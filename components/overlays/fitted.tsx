'use client'; // How much room there is is known in the browser alone.

import { type ReactNode, useEffect, useRef } from 'react';

interface FittedProps {
  /** The size of what is inside, CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** Something of a fixed size, made as small as the room for it asks, over a ground that shows what is transparent. */
export function Fitted({ width, height, children }: FittedProps) {
  const box = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current) return;
    const fit = () => {
      if (!box.current || !inner.current) return;
      const scale = Math.min(1, box.current.clientWidth / width);
      inner.current.style.cssText = `width:${width}px;height:${height}px;transform:scale(${scale})`;
      box.current.style.height = `${Math.ceil(height * scale)}px`;
    };
    const observer = new ResizeObserver(fit);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [width, height]);
  return (
    <div ref={box} className="ov-fitted">
      <div ref={inner}>{children}</div>
    </div>
  );
}
