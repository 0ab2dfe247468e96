import type { LiveMessage } from '@/contract/live';
import { applyPatch } from './apply-patch';

/** What is known of the topics of one connection. */
export interface States {
  /** Takes a message: what is known by it, that there is nothing, that it says nothing new, or that something before it was missed. */
  take(message: LiveMessage): { readonly data: unknown } | 'ended' | 'known' | 'missed';
  /** What is known of a topic. */
  find(topic: string): { readonly data: unknown } | undefined;
}

/** Nothing is known yet. */
export function createStates(): States {
  const known = new Map<string, { readonly version: number; readonly data: unknown }>();
  return {
    find: (topic) => known.get(topic),
    take: (message) => {
      const { topic } = message;
      if (message.kind === 'ended') {
        known.delete(topic);
        return 'ended';
      }
      const before = known.get(topic);
      if (message.kind === 'delta' && before === undefined) return 'missed';
      if (message.kind === 'delta' && before && message.version <= before.version) return 'known';
      if (message.kind === 'delta' && before && message.version > before.version + 1) return 'missed';
      try {
        const data = message.kind === 'snapshot' ? message.data : applyPatch(before?.data, message.data);
        const now = { version: message.version, data };
        known.set(topic, now);
        return now;
      } catch {
        return 'missed';
      }
    },
  };
}
