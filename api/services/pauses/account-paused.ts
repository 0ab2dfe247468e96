import { ServiceError } from '../../service-error';
import type { Pause } from './find-pause';

/** The refusal of what a paused account does not do: 403 `account_paused`, with the end where there is one. */
export function accountPaused({ until }: Pause): ServiceError {
  return new ServiceError('account_paused', until ? { until: until.toISOString() } : {});
}
