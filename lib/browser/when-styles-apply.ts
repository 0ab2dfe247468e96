const stillApart = 'link[data-whole]:not([media="all"])';

/**
 * Resolves once every rule of the site applies: at once, but on a page that was served with a part of them (docs/adr/332), whose rest waits for the first quiet
 * moment. For what opens by itself: its rules may be among the rest, and nobody waits for it.
 */
export function whenStylesApply(): Promise<void> {
  if (document.querySelector(stillApart) === null) return Promise.resolve();
  return new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector(stillApart) !== null) return;
      watcher.disconnect();
      resolve();
    });
    watcher.observe(document, { subtree: true, attributeFilter: ['media'] });
  });
}
