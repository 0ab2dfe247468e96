import { useEffect, useState } from 'react';

/**
 * An element that always stands where it can be seen and used: in the body, or inside the modal dialog that is open,
 * because a modal dialog makes everything outside of it inert and covers it. Null until the first effect ran.
 * `data-paused` is set while the tab is hidden, so that a CSS animation can wait as the toast's timer does.
 */
export function useTopLayerHost(className: string | undefined): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = document.createElement('div');
    element.className = className ?? '';
    const stop = follow(element);
    setHost(element);
    return () => {
      stop();
      element.remove();
    };
  }, [className]);
  return host;
}

function follow(element: HTMLElement): () => void {
  const place = () => move(element, topDialog() ?? document.body);
  const pause = () => element.toggleAttribute('data-paused', document.hidden);
  const observer = new MutationObserver(place);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  document.addEventListener('visibilitychange', pause);
  place();
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', pause);
  };
}

function topDialog(): Element | undefined {
  return [...document.querySelectorAll('dialog:modal')].at(-1);
}

/** Moves without restarting animations where the browser can (`moveBefore`), else by plain insertion. */
function move(element: HTMLElement, parent: Element): void {
  if (element.parentElement === parent) return;
  if ('moveBefore' in parent && element.isConnected && typeof parent.moveBefore === 'function') {
    parent.moveBefore(element, null);
  } else {
    parent.append(element);
  }
}
