import { accountCalls } from './calls/account-calls';
import { contestCalls } from './calls/contest-calls';
import { memberCalls } from './calls/member-calls';
import { sessionCalls } from './calls/session-calls';

/**
 * The calls that need nothing of Next, neither its cache nor its texts, so that the front server may answer them itself (docs/adr/458): what members
 * ask and do, and what begins and ends a session.
 */
export const directRows = { ...accountCalls, ...contestCalls, ...memberCalls, ...sessionCalls } as const;
