import type { CarryOut } from '../desk/four-eyes/decide-request';
import { carryOutAdjustment } from '../desk/members/adjust-sikke';
import { carryOutAdmin } from '../desk/team/change-role';

/** What happens once a second person has confirmed a request of each kind. */
export const carryOut: CarryOut = {
  adjustment: carryOutAdjustment,
  admin_role: carryOutAdmin,
};
