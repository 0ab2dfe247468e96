import { z } from 'zod';
import { type ClaimKind, claimKinds } from '@/contract/claims';
import type { ServiceContext } from '../../../context';
import { readSetting } from '../../settings/read-setting';

/** The operator's setting `reviews`: what of it is not said has the value below. */
const reviewSettingSchema = z.object({
  hours: z.partialRecord(z.enum(claimKinds), z.number().int().min(1).max(2160)).optional(),
  keep_pictures_days: z.number().int().min(1).max(3650).optional(),
  late_prize_hours: z.number().int().min(1).max(2160).optional(),
});

/**
 * Within how many hours members are promised a decision, for how many days after the last step of a decided claim its pictures stay, and from how many
 * hours on everybody sees that a prize is late: never before the team does.
 */
export interface ReviewSetting {
  readonly hours: Readonly<Record<ClaimKind, number>>;
  readonly keepPicturesDays: number;
  readonly latePrizeHours: number;
}

const defaults: ReviewSetting = {
  hours: {
    ...{ deposit: 24, win: 48, affiliate: 72, complaint: 48, prize: 72, event: 48, vip: 72, account: 48 },
    objection: 24,
  },
  keepPicturesDays: 90,
  latePrizeHours: 7 * 24,
};

/** What holds now (ADR 140). */
export async function reviewSetting(needs: Pick<ServiceContext, 'db' | 'log'>): Promise<ReviewSetting> {
  const stored = await readSetting(needs, 'reviews', reviewSettingSchema);
  const hours = { ...defaults.hours, ...stored?.hours };
  return {
    hours,
    latePrizeHours: Math.max(stored?.late_prize_hours ?? defaults.latePrizeHours, hours.prize),
    keepPicturesDays: stored?.keep_pictures_days ?? defaults.keepPicturesDays,
  };
}
