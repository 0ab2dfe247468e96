/** The colours a browser paints before any style sheet is read: its bars, the splash screen of an installed site. Equal to the theme's `bg`. */
export const brandBackground = '#0a0c11';

/** The picture a shared link shows (artwork/icons.ts draws it); sizes in pixels. */
export const shareImage = { url: '/og.png', width: 1200, height: 630, type: 'image/png' } as const;
