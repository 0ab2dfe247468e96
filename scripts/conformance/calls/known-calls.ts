import { contentCalls } from './content-calls';
import { contestCalls } from './contest-calls';
import { frameCalls } from './frame-calls';
import type { KnownCall } from './known-call';
import { memberCalls } from './member-calls';
import { teamCalls } from './team-calls';

/** Every read of the contract that the command asks by itself, in the order it asks; the session's calls have their own order. */
export const knownCalls: readonly KnownCall[] = [
  ...frameCalls,
  ...contentCalls,
  ...contestCalls,
  ...memberCalls,
  ...teamCalls,
];
