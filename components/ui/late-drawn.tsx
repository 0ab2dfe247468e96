import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { whenIdle } from './when-idle';

/**
 * A part that the server draws and whose script comes by itself, after the page's own (docs/adr/260). Until then it stands as it was
 * drawn; `waiting` keeps its room where another page of the site leads here. Called where a module begins.
 */
export function lateDrawn<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  );
}

/** The same `load`, once the document has all it asked for and the browser has a moment left: for a form that stands below what is looked at first. */
export function whenQuiet<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    if (typeof document !== 'undefined' && document.readyState !== 'complete') await pageIsQuiet();
    return load();
  };
}

function pageIsQuiet(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('load', () => whenIdle(resolve), { once: true });
  });
}
