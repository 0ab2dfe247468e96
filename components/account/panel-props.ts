import type { CurrentUser } from '@/lib/data/current-user';

/** What every panel of the user area gets. */
export interface PanelProps {
  readonly user: CurrentUser;
}
