import { accountOperations } from './account-operations.fixture';
import { goodPassword } from './accounts.fixture';
import { claimOperations } from './claim-operations.fixture';
import { contentOperations } from './content-operations.fixture';
import { contestOperations } from './contest-operations.fixture';
import { deskContentOperations } from './desk-content-operations.fixture';
import { deskInboxOperations } from './desk-inbox-operations.fixture';
import { economyOperations } from './economy-operations.fixture';
import { gameOperations } from './game-operations.fixture';
import type { KnownOperation } from './known-operation.fixture';
import { sponsorOperations } from './sponsor-operations.fixture';
import { teamOperations } from './team-operations.fixture';

/** One good call of every operation, by area. A new route has a row in one of them, or the suites that walk this table fail. */
export const operations: readonly KnownOperation[] = [
  ...contentOperations,
  ...economyOperations,
  ...gameOperations,
  ...accountOperations,
  ...contestOperations,
  ...sponsorOperations,
  ...teamOperations,
  ...deskContentOperations,
  ...claimOperations,
  ...deskInboxOperations,
  // The last one: whoever makes it makes no other any more.
  {
    method: 'POST',
    path: '/user/pause',
    body: { length: 'forever', until: null, password: goodPassword },
    needsToken: true,
    by: 'molaci',
  },
];
