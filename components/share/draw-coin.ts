import type { ShareLook } from '@/lib/format/share-facts';

/** The coin, or the operator's own, `size` wide with its top left corner at (x, y). */
export function drawCoin({ coin }: ShareLook, x: number, y: number, size: number): string {
  if (coin !== null)
    return `<image href="${coin}" x="${x}" y="${y}" width="${size}" height="${size}" preserveAspectRatio="xMidYMid meet"/>`;
  return `<g transform="translate(${x} ${y}) scale(${size / 24})">${size > 100 ? fineRim : plainRim}${face}</g>`;
}

const rim = '<circle cx="12" cy="12" r="11" fill="#c08f2c"/>';
const milling = (radius: number, width: number, dash: number) =>
  `<circle cx="12" cy="12" r="${radius}" fill="none" stroke="#7d5a14" stroke-width="${width}" stroke-dasharray="${dash} ${dash}"/>`;
const plainRim = rim + milling(10.9, 1.8, 1.141);
const fineRim = rim + milling(10.2, 1.6, 0.534);
const face =
  '<circle cx="12" cy="12" r="9.6" fill="#f1c45c"/><circle cx="12" cy="12" r="8.5" fill="#d9a53a"/>' +
  '<path d="M5.1 7.05A8.5 8.5 0 0 0 16.95 18.9Z" fill="#e8b84e"/>' +
  '<path d="M15.6 9.1 12 7.2 8.4 9.1v1.7l7.2 2.4v1.7L12 16.8l-3.6-1.9" fill="none" stroke="#4a3306" stroke-width="2"/>';
