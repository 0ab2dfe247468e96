/** GET /api/points/me, `data`: how often, and how many Sikke, each rule brought the viewer today and ever. */
export interface OwnEarnings {
  readonly today: number;
  readonly rules: readonly {
    readonly key: string;
    readonly times_today: number;
    readonly times_total: number;
    readonly amount_today: number;
  }[];
}

/** Where the viewer's own earnings are asked for; islands that ask together share one call. */
export const ownEarningsPath = '/api/points/me';
