// Not by its main file: a loader of TypeScript finds the package's index.ts in its place, which imports what was not published.
import { compare } from 'fast-json-patch/commonjs/duplex.js';
import { type LiveMessage, patchStepSchema } from '@/contract/live';
import { createHistory } from './history';
import type { Reader } from './reader';
import { createRenewal } from './renewal';

/** What is found of a topic: its data, or that there is none for who asks. */
export type Found = { readonly data: object } | { readonly ended: 'not_found' | 'session_ended' };

/** How the events of this process are numbered. */
export interface Numbering {
  /** The number of the event that was made last. */
  readonly last: () => number;
  readonly next: () => number;
  readonly toId: (number: number) => string;
}

interface TopicOptions {
  readonly name: LiveMessage['topic'];
  /** Reads it anew; rejects while that cannot be done. */
  readonly read: () => Promise<Found>;
  readonly numbering: Numbering;
  /** Called where there is nothing to follow any more. */
  readonly onEnded: (topic: Topic) => void;
}

/** One thing that is followed: read once a change, and told to all its readers. */
export interface Topic {
  readonly readers: Set<Reader>;
  /** Has it read anew. */
  renew(): void;
  /** Brings a reader up to date who heard everything up to a number, or nothing yet. */
  welcome(reader: Reader, heard: number | null): void;
  close(): void;
}

interface Known {
  readonly data: object;
  readonly text: string;
  readonly version: number;
}

const rest = { restMs: 200, longestRestMs: 5_000 } as const;

/** A topic that nobody reads yet, and that nothing is known of until it is renewed. */
export function createTopic({ name, read, numbering, onEnded }: TopicOptions): Topic {
  const history = createHistory();
  let known: Known | null = null;
  let isClosed = false;

  const tell = (message: LiveMessage): void => {
    const number = numbering.next();
    const event = toEvent(numbering.toId(number), message);
    if (message.kind !== 'ended') history.add(number, event);
    for (const reader of topic.readers) reader.send(event);
  };
  const take = (found: Found): void => {
    if (isClosed) return;
    if ('ended' in found) {
      tell({ topic: name, kind: 'ended', code: found.ended });
      onEnded(topic);
      return;
    }
    const before = known;
    const text = JSON.stringify(found.data);
    if (text === before?.text) return;
    known = { data: found.data, text, version: (before?.version ?? 0) + 1 };
    tell(toMessage(name, before, known));
  };
  const renewal = createRenewal({ run: async () => take(await read()), ...rest });

  const topic: Topic = {
    readers: new Set(),
    renew: renewal.call,
    welcome: (reader, heard) => {
      if (known === null) return;
      const missed = heard === null ? null : history.since(heard);
      if (missed) for (const event of missed) reader.send(event);
      else reader.send(toEvent(numbering.toId(numbering.last()), toMessage(name, null, known)));
    },
    close: () => {
      isClosed = true;
      renewal.stop();
    },
  };
  return topic;
}

/** What changed, unless that is nearly everything. */
function toMessage(topic: string, before: Known | null, { data, text, version }: Known): LiveMessage {
  const steps = before && compare(before.data, data);
  if (steps === null || JSON.stringify(steps).length >= text.length)
    return { topic, version, kind: 'snapshot', data };
  return { topic, version, kind: 'delta', data: steps.map((step) => patchStepSchema.parse(step)) };
}

function toEvent(id: string, message: LiveMessage): Buffer {
  return Buffer.from(`id: ${id}\ndata: ${JSON.stringify(message)}\n\n`);
}
