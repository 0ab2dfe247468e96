import localFont from 'next/font/local';

// Fontsource splits a family in two files; the Turkish letters stand in the second. That one comes first in the stack
// with its own unicode-range, or the metric fallback of the first file would answer for them (next/font takes literals alone, hence the repetition).
// `swap` and not `optional`: docs/adr/121.

const text = localFont({
  src: './fonts/text-latin.woff2',
  weight: '400 700',
  variable: '--face-text',
  display: 'swap',
  fallback: ['system-ui', 'sans-serif'],
});

const textTurkish = localFont({
  src: './fonts/text-latin-ext.woff2',
  weight: '400 700',
  variable: '--face-text-tr',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+011E-011F, U+0130, U+015E-015F, U+20BA' }],
});

const display = localFont({
  src: './fonts/display-latin.woff2',
  weight: '600 700',
  variable: '--face-display',
  display: 'swap',
  fallback: ['system-ui', 'sans-serif'],
});

const displayTurkish = localFont({
  src: './fonts/display-latin-ext.woff2',
  weight: '600 700',
  variable: '--face-display-tr',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+011E-011F, U+0130, U+015E-015F, U+20BA' }],
});

/** Class names that define the typefaces' custom properties; app/globals.css builds `font-text` and `font-display` on them. */
export const fontVariables = [text, textTurkish, display, displayTurkish]
  .map((face) => face.variable)
  .join(' ');
