import { colourDefaults } from '@/contract/colours';

/** The colour a browser paints before any style sheet is read, where the operator has none: its bars, the splash screen of an installed site. */
export const brandBackground = colourDefaults.bg;

/** The picture a shared link shows (artwork/icons.ts draws it); sizes in pixels. */
export const shareImage = { url: '/og.png', width: 1200, height: 630, type: 'image/png' } as const;
