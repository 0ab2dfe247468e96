import type { BookHeadWire } from '@/contract/books';
import { headHash } from './head-hash';

/** Something that is not as it was published, in words. */
export interface BookFault {
  readonly day: string;
  readonly fault: string;
}

/** What is wrong with a chain of heads in itself: each follows the one before it, and is what its hash says. */
export function checkChain(heads: readonly BookHeadWire[]): BookFault[] {
  let [hash, position] = ['', 0];
  for (const head of heads) {
    if (head.position !== position + 1 || head.prev_hash !== hash)
      return [{ day: head.day, fault: 'the head does not follow the one before it' }];
    if (headHash(head.prev_hash, head.content) !== head.hash)
      return [{ day: head.day, fault: 'the head does not say what its hash covers' }];
    [hash, position] = [head.hash, head.position];
  }
  return [];
}

/** What is wrong with a chain of heads beside one that was kept elsewhere: it must stand in it as it was. */
export function checkSaved(heads: readonly BookHeadWire[], saved: BookHeadWire): BookFault[] {
  const { day, position, hash } = saved;
  if (headHash(saved.prev_hash, saved.content) !== hash)
    return [
      { day, fault: 'the saved head does not say what its hash covers: it was changed where it was kept' },
    ];
  const present = heads.find((one) => one.position === position);
  if (!present)
    return [
      { day, fault: `the saved head is number ${position}, and there is none of that number any more` },
    ];
  return present.hash === hash
    ? []
    : [{ day, fault: `the books were made anew: the head of that day was ${hash}, and is ${present.hash}` }];
}
