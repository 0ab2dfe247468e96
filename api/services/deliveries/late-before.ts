import type { ServiceContext } from '../../context';
import { reviewSetting } from '../claims/review/review-setting';

/** Whatever the team owes since before this moment is shown to everybody as late; milliseconds would be too exact a promise, so it is hours. */
export async function lateBefore({
  db,
  log,
  clock,
}: Pick<ServiceContext, 'db' | 'log' | 'clock'>): Promise<Date> {
  const { latePrizeHours } = await reviewSetting({ db, log });
  return new Date(clock.now() - latePrizeHours * 3_600_000);
}
