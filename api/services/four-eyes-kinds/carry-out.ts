import type { CarryOut } from '../desk/four-eyes/decide-request';
import { carryOutAdjustment } from '../desk/members/adjust-sikke';
import { carryOutErasure } from '../desk/members/erase-member';
import { carryOutReversal } from '../desk/reverse-ledger-line';
import { carryOutAdmin } from '../desk/team/change-role';
import { carryOutCancellation } from '../desk-content/cancel-content';
import { carryOutPrizes } from '../desk-content/carry-out-prizes';

/** Who writes content, by the role or by a right that was lent. */
const writers = ['admin', 'editor', 'moderator'];

/** What happens once a second person has confirmed a request of each kind. */
export const carryOut: CarryOut = {
  adjustment: { run: carryOutAdjustment },
  ledger_reversal: { run: carryOutReversal },
  admin_role: { run: carryOutAdmin },
  erasure: { run: carryOutErasure },
  contest_cancellation: { run: carryOutCancellation, askers: writers },
  prize_change: { run: carryOutPrizes, askers: writers },
};
