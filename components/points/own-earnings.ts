import type { StampCardWire } from '@/contract/earning';

/** GET /api/points/me, `data`: how often, and how many Sikke, each rule brought the viewer today and ever. */
export interface OwnEarnings {
  readonly today: number;
  readonly rules: readonly {
    readonly key: string;
    readonly times_today: number;
    readonly times_total: number;
    readonly amount_today: number;
  }[];
  /** The stamp card; none where the upstream keeps none. */
  readonly card?: StampCardWire | null;
}

/** The answer of POST /api/points/checkin. */
export interface CheckinAnswer {
  readonly data: { readonly amount: number; readonly card_amount: number };
}

/** The answer of POST /api/codes/redemption. */
export interface RedemptionAnswer {
  readonly data: { readonly amount: number; readonly title: string };
}

/** Where the viewer's own earnings are asked for; islands that ask together share one call. */
export const ownEarningsPath = '/api/points/me';
