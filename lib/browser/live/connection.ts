import type { LiveMessage } from '@/contract/live';
import { callTo } from '@/lib/calls';
import { createStates } from './states';

/** What a connection tells of a topic: its data, that nothing will come, or that nothing is told for now. */
export type Told = { readonly data: unknown } | 'ended' | 'away';

/** The one connection of a browser. */
export interface Connection {
  /** Follows these topics from now on. */
  want(topics: ReadonlySet<string>): void;
  /** What is told of a topic at this moment. */
  find(topic: string): Told;
  close(): void;
}

/** Without a sign of life for so long (the server gives one every 15 s) a connection is made anew; and how long after one that was refused. Milliseconds. */
const silenceMs = 40_000;
const refusedMs = 60_000;

/** A connection to `GET /api/live`, made again whenever it is lost; nothing is connected while nothing is wanted. */
export function createConnection(onTold: (topic: string, told: Told) => void): Connection {
  let source: EventSource | null = null;
  let states = createStates();
  let topics: readonly string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tellAll = (isOpen: boolean) => {
    for (const topic of topics) onTold(topic, isOpen ? find(topic) : 'away');
  };
  const find = (topic: string): Told =>
    (source?.readyState === EventSource.OPEN && states.find(topic)) || 'away';

  function open(): void {
    close();
    if (topics.length === 0) return;
    states = createStates();
    source = new EventSource(`${callTo('live')}?topics=${topics.map(encodeURIComponent).join()}`);
    source.onopen = () => {
      stayAlive();
      tellAll(true);
    };
    source.onmessage = ({ data }) => take(JSON.parse(data));
    source.addEventListener('beat', stayAlive);
    source.onerror = () => {
      tellAll(false);
      wait(source?.readyState === EventSource.CLOSED ? refusedMs * (1 + Math.random()) : silenceMs);
    };
    wait(silenceMs);
  }

  function take(message: LiveMessage): void {
    stayAlive();
    const told = states.take(message);
    if (told === 'missed') open();
    else if (told !== 'known') onTold(message.topic, told);
  }

  function wait(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(open, ms);
  }
  function stayAlive(): void {
    wait(silenceMs);
  }

  function close(): void {
    clearTimeout(timer);
    source?.close();
    source = null;
  }

  return {
    want: (wanted) => {
      const next = [...wanted].sort();
      if (next.join() === topics.join()) return;
      topics = next;
      open();
    },
    find,
    close,
  };
}
