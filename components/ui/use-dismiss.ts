import { type RefObject, useEffect } from 'react';

/** Calls `dismiss` with the element when Escape is pressed or something outside it is pointed at or focused. */
export function useDismiss(
  target: RefObject<HTMLElement | null>,
  dismiss: (element: HTMLElement) => void,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && target.current) dismiss(target.current);
    };
    const onOutside = (event: Event) => {
      const inside = event.target instanceof Node && target.current?.contains(event.target);
      if (!inside && target.current) dismiss(target.current);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [target, dismiss]);
}
