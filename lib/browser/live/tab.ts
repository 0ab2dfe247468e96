import { type Connection, createConnection, type Told } from './connection';

/** What tabs of one browser say to each other. */
type Word =
  | { readonly kind: 'want'; readonly tab: string; readonly topics: readonly string[] }
  | { readonly kind: 'told'; readonly topic: string; readonly told: Told }
  | { readonly kind: 'who' };

type Listener = (told: Told) => void;

const name = 'sikke-live';
/** Topics that a page leaves and the next one wants make one change; milliseconds. */
const settleMs = 150;

const tab = String(Math.random());
const listeners = new Map<string, Set<Listener>>();
let leave: (() => void) | null = null;
let sayWants = () => {};

/**
 * Follows a topic while this tab is in view. One of the browser's tabs in view holds the connection for all of them (a Web Lock says which), and hands
 * on what it hears; when it goes out of view or ends the next one takes over. Answers how the following ends.
 */
export function followTopic(topic: string, listener: Listener): () => void {
  const own = listeners.get(topic) ?? new Set();
  listeners.set(topic, own.add(listener));
  if (listeners.size === 1 && own.size === 1) document.addEventListener('visibilitychange', turn);
  turn();
  sayWants();
  return () => {
    own.delete(listener);
    if (own.size === 0 && listeners.get(topic) === own) listeners.delete(topic);
    sayWants();
  };
}

/** Takes part while the page is in view, and only then. */
function turn(): void {
  if (document.visibilityState === 'visible') leave ??= takePart();
  else {
    leave?.();
    leave = null;
    for (const topic of listeners.keys()) hand(topic, 'away');
  }
}

function hand(topic: string, told: Told): void {
  for (const listener of listeners.get(topic) ?? []) listener(told);
}

function takePart(): () => void {
  const channel = new BroadcastChannel(name);
  const waiting = new AbortController();
  /** Of the tab that holds the connection: it, and what each tab wants. */
  let connection: Connection | null = null;
  const wants = new Map<string, readonly string[]>();
  let release = () => {};
  let settling: ReturnType<typeof setTimeout> | undefined;

  const say = (word: Word) => channel.postMessage(word);
  const told = (topic: string, what: Told) => {
    hand(topic, what);
    say({ kind: 'told', topic, told: what });
  };
  const settle = () => {
    clearTimeout(settling);
    settling = setTimeout(() => connection?.want(new Set([...wants.values()].flat())), settleMs);
  };
  const take = (from: string, topics: readonly string[]) => {
    if (topics.length > 0) wants.set(from, topics);
    else wants.delete(from);
    settle();
    for (const topic of topics) if (connection) told(topic, connection.find(topic));
  };

  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.kind === 'told' && connection === null) hand(data.topic, data.told);
    if (data.kind === 'want' && connection !== null) take(data.tab, data.topics);
    if (data.kind === 'who') sayWants();
  };
  sayWants = () => {
    const topics = [...listeners.keys()];
    if (connection === null) say({ kind: 'want', tab, topics });
    else take(tab, topics);
  };
  const lead = () =>
    new Promise<void>((resolve) => {
      release = resolve;
      connection = createConnection(told);
      say({ kind: 'who' });
      sayWants();
    });
  navigator.locks.request(name, { signal: waiting.signal }, lead).catch(() => undefined);
  sayWants();

  return () => {
    sayWants = () => {};
    say({ kind: 'want', tab, topics: [] });
    clearTimeout(settling);
    connection?.close();
    waiting.abort();
    release();
    channel.close();
  };
}
