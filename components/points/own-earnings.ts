import type { StampCardWire } from '@/contract/earning';
import { callTo } from '@/lib/calls';

/** GET /api/points/me, `data`: how often, and how many Sikke, each rule brought the viewer today and ever. */
export interface OwnEarnings {
  readonly today: number;
  readonly rules: readonly {
    readonly key: string;
    readonly times_today: number;
    readonly times_total: number;
    readonly amount_today: number;
    /** Absent where the upstream does not say it. */
    readonly amount_total?: number | null;
    readonly last_at?: string | null;
  }[];
  /** The stamp card; none where the upstream keeps none. */
  readonly card?: StampCardWire | null;
}

/** The answer of POST /api/codes/redemption. */
export interface RedemptionAnswer {
  readonly data: { readonly amount: number; readonly title: string };
}

/** GET /api/points/invite, `data`. */
export interface OwnInvite {
  readonly code: string;
  readonly invited: number;
  readonly credited: number;
}

/** Where the viewer's own earnings are asked for; islands that ask together share one call. */
export const ownEarningsPath = callTo('ownPoints');
