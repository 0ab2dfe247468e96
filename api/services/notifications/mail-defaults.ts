import type { NotificationGroup } from '@/contract/notifications';

/** What comes by mail before a member has chosen: what concerns the safety of the account, and nothing else. */
export const isMailedByDefault: Readonly<Record<NotificationGroup, boolean>> = {
  account: true,
  reviews: false,
  market: false,
  contests: false,
  team: false,
};
