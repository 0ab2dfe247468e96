/** What one tab tells the others of this site: somebody logged in, or out, by their own wish. */
export type TabNews = 'login' | 'logout';

const name = 'sikke-session';

/** Tells every other tab. Nothing where the browser has no channel between tabs: they find out with their next call. */
export function tellOtherTabs(news: TabNews): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(news);
  channel.close();
}

/** Calls back with what another tab tells; returns how to leave. */
export function onOtherTab(listener: (news: TabNews) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => {
    if (data === 'login' || data === 'logout') listener(data);
  };
  return () => channel.close();
}
