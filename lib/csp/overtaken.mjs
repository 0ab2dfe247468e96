import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

/** How many entries may be in the making, or have been given up, before the oldest is forgotten. */
const mostBegun = 10_000;
/** Longer keys are addresses that nobody of ours made: no page has one. */
const longestKey = 512;

/** When the making of an entry began at the latest moment that is sure to come before it, by key; milliseconds. */
const begun = new Map();

/**
 * To be told of each answer of the cache, with the moment before it was asked. Where there is none, or one whose time is over,
 * Next makes the entry anew now.
 * @param {string} key
 * @param {{ lastModified?: number, cacheControl?: { revalidate?: number | false }, value?: { revalidate?: number } | null } | null} entry
 * @param {number} askedAt
 */
export function noteAsked(key, entry, askedAt) {
  if (key.length > longestKey || begun.has(key) || isInTime(entry, askedAt)) return;
  if (begun.size >= mostBegun) begun.delete(begun.keys().next().value);
  begun.set(key, askedAt);
}

/**
 * Ends an entry's making: when it began, as far as that is known, and whether one of the tags was revalidated since: what it was made of may have been read
 * before the change.
 * @param {string} key
 * @param {readonly string[]} tags
 * @returns {{ atMs: number | null, isOvertaken: boolean }}
 */
export function endMaking(key, tags) {
  const beganAt = begun.get(key);
  begun.delete(key);
  if (beganAt === undefined) return { atMs: null, isOvertaken: false };
  // One millisecond is the clock's step: what happened within the same one may have come after.
  return { atMs: beganAt - 1, isOvertaken: areTagsExpired([...tags], beganAt - 1) };
}

/**
 * How many entries in the making are remembered (docs/memory.md).
 * @returns {number}
 */
export function heldInTheMaking() {
  return begun.size;
}

/**
 * @param {Parameters<typeof noteAsked>[1]} entry
 * @param {number} nowMs
 */
function isInTime(entry, nowMs) {
  const seconds = entry?.cacheControl?.revalidate ?? entry?.value?.revalidate;
  if (seconds === undefined) return false;
  return seconds === false || nowMs - (entry?.lastModified ?? 0) <= seconds * 1000;
}
