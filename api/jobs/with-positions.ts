import { setTimeout as delay } from 'node:timers/promises';
import type { LiveChange } from '@/contract/live';
import type { Changes } from '../changes';
import type { Replica } from '../db/replica';

/** How soon the position is asked for again where that failed, in milliseconds. */
const retryMs = 250;

/**
 * Tells each change with a position of the log behind it, in the order they came: whoever reads what changed asks by it for a database that has it. Many
 * changes that come meanwhile are told with one position. Nothing is told without: a reader could then be answered by what was before.
 */
export function withPositions(changes: Changes, replica: Pick<Replica, 'position'>): Pick<Changes, 'tell'> {
  let waiting: Exclude<LiveChange, { kind: 'member' }>[] = [];
  let isTelling = false;

  async function tellAll(): Promise<void> {
    isTelling = true;
    while (waiting.length > 0) {
      const told = waiting;
      waiting = [];
      const position = await findPosition();
      for (const change of told) changes.tell({ ...change, position });
    }
    isTelling = false;
  }

  async function findPosition(): Promise<string> {
    for (;;) {
      const position = await replica.position().catch(() => null);
      if (position !== null) return position;
      await delay(retryMs, undefined, { ref: false });
    }
  }

  return {
    tell: (change) => {
      if (change.kind === 'member') return changes.tell(change);
      waiting.push(change);
      if (!isTelling) void tellAll();
    },
  };
}
