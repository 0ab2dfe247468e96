import type { LiveMessage } from '@/contract/live';
import type { Reader } from './reader';
import { createTopic, type Found, type Numbering, type Topic } from './topic';

/** What is followed: its name to the reader, its key in this process, how it is read and by which tags or member it changes. */
export interface Followed {
  readonly key: string;
  readonly name: LiveMessage['topic'];
  readonly read: () => Promise<Found>;
  readonly tags: readonly string[];
  readonly member?: string;
}

interface Held {
  readonly topic: Topic;
  readonly followed: Followed;
  forgetting?: NodeJS.Timeout | undefined;
}

/** All that is followed in this process, and by whom. */
export interface Hub {
  /** Whether one more thing can be followed. */
  hasRoomFor(followed: readonly Followed[]): boolean;
  /** Begins a reader's following; `heard` is what it says it heard last. Answers how it ends. */
  follow(reader: Reader, followed: readonly Followed[], heard: string | null): () => void;
  /** Tells a reader all of what it follows as it stands. */
  repeat(reader: Reader, followed: readonly Followed[]): void;
  /** The tags of what is followed. */
  tags(): ReadonlySet<string>;
  /** Has what a tag, or a member's own things, stand for read anew; everything, where nothing is named. */
  renew(what?: { readonly tags?: ReadonlySet<string>; readonly member?: string }): void;
  close(): void;
}

/** How many public things are followed at most: each is read anew with every change of its tag. */
export const mostShown = 200;
/** How long what nobody follows any more is kept for who comes back. */
const keptMs = 30_000;

/** Nothing is followed yet. `run` tells this process from the ones before it. */
export function createHub(run: string, onMemberEnded: (reader: Reader) => void): Hub {
  const held = new Map<string, Held>();
  const members = new Map<string, Set<string>>();
  let number = 0;
  const numbering: Numbering = {
    last: () => number,
    next: () => {
      number += 1;
      return number;
    },
    toId: (at) => `${run}-${at}`,
  };

  const forget = (key: string) => {
    const one = held.get(key);
    if (one === undefined) return;
    clearTimeout(one.forgetting);
    one.topic.close();
    held.delete(key);
    const { member } = one.followed;
    if (member === undefined) return;
    members.get(member)?.delete(key);
    if (members.get(member)?.size === 0) members.delete(member);
  };
  const hold = (followed: Followed): Held => {
    const { key, name, read, member } = followed;
    const onEnded = (topic: Topic) => {
      forget(key);
      if (member !== undefined) for (const reader of [...topic.readers]) onMemberEnded(reader);
    };
    const made: Held = { followed, topic: createTopic({ name, read, numbering, onEnded }) };
    held.set(key, made);
    if (member !== undefined) members.set(member, (members.get(member) ?? new Set()).add(key));
    made.topic.renew();
    return made;
  };
  const leave = (key: string, reader: Reader) => {
    const one = held.get(key);
    one?.topic.readers.delete(reader);
    if (one === undefined || one.topic.readers.size > 0) return;
    one.forgetting = setTimeout(() => forget(key), keptMs);
    one.forgetting.unref();
  };

  const countShown = () => [...held.values()].filter(({ followed }) => followed.member === undefined).length;

  return {
    hasRoomFor: (followed) => {
      const added = followed.filter(({ key, member }) => member === undefined && !held.has(key)).length;
      return added === 0 || countShown() + added <= mostShown;
    },
    follow: (reader, followed, heard) => {
      for (const one of followed) {
        const { topic, forgetting } = held.get(one.key) ?? hold(one);
        clearTimeout(forgetting);
        topic.readers.add(reader);
        topic.welcome(reader, toNumber(heard, run));
      }
      return () => {
        for (const { key } of followed) leave(key, reader);
      };
    },
    repeat: (reader, followed) => {
      for (const { key } of followed) held.get(key)?.topic.welcome(reader, null);
    },
    tags: () => new Set([...held.values()].flatMap(({ followed }) => followed.tags)),
    renew: ({ tags, member } = {}) => {
      if (member !== undefined) {
        for (const key of members.get(member) ?? []) held.get(key)?.topic.renew();
        return;
      }
      for (const { followed, topic } of held.values())
        if (tags === undefined || followed.tags.some((tag) => tags.has(tag))) topic.renew();
    },
    close: () => {
      for (const key of [...held.keys()]) forget(key);
    },
  };
}

/** What a reader heard of this process; null where it heard another, or nothing. */
function toNumber(heard: string | null, run: string): number | null {
  const [of, at] = heard?.split('-') ?? [];
  return of === run && /^\d{1,15}$/.test(at ?? '') ? Number(at) : null;
}
