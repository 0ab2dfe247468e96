import { coin } from '../coin-mark';
import type { Tone } from './stage';

/** A minted coin of the given diameter about the origin: the one thing that is gold. */
export function coinAt(x: number, y: number, size: number): string {
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})">${coin}</g>`;
}

/** A ticket of 200 × 96 about the origin: perforated stub on the left, a number on it. */
export function ticket({ dark, mid, soft, light }: Tone, bright = true): string {
  const [paper, ink] = bright ? [light, mid] : [soft, dark];
  const notch = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="9" fill="${dark}"/>`;
  const holes = Array.from(
    { length: 9 },
    (_, at) => `<circle cx="-46" cy="${-36 + at * 9}" r="1.8" fill="${ink}"/>`,
  );
  return `<rect x="-100" y="-48" width="200" height="96" rx="10" fill="${paper}"/>${notch(-46, -48)}${notch(-46, 48)}${holes.join('')}<rect x="-30" y="-28" width="76" height="10" rx="5" fill="${ink}"/><rect x="-30" y="-8" width="112" height="6" rx="3" fill="${ink}" fill-opacity=".45"/><rect x="-30" y="6" width="92" height="6" rx="3" fill="${ink}" fill-opacity=".45"/><rect x="-30" y="24" width="40" height="8" rx="4" fill="${ink}"/><g transform="translate(-73 0) rotate(-90)"><rect x="-28" y="-5" width="56" height="10" rx="5" fill="${ink}"/></g>`;
}

/** A five-pointed star about the origin. */
export function star(radius: number, fill: string): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const far = at % 2 === 0 ? radius : radius * 0.44;
    const angle = (Math.PI / 5) * at - Math.PI / 2;
    return `${(far * Math.cos(angle)).toFixed(1)},${(far * Math.sin(angle)).toFixed(1)}`;
  });
  return `<polygon points="${points.join(' ')}" fill="${fill}"/>`;
}

/** A cup of about 120 × 150 about the origin, lit from the left. */
export function cup({ mid, soft, light }: Tone): string {
  return `<path d="M-46-62h-26c0 40 14 58 36 62M46-62h26c0 40-14 58-36 62" fill="none" stroke="${soft}" stroke-width="10"/><path d="M-50-76H50C50-14 34 18 0 18S-50-14-50-76Z" fill="${soft}"/><path d="M-50-76H0V18C-34 18-50-14-50-76Z" fill="${light}"/><path d="M-9 16h18v32H-9Z" fill="${soft}"/><path d="M-36 48h72v24h-72Z" fill="${mid}"/><path d="M-36 48H0v24h-36Z" fill="${soft}"/>`;
}

/** Head and shoulders about the origin, 100 wide. */
export function bust(head: string, cloth: string): string {
  return `<circle cy="-26" r="25" fill="${head}"/><path d="M-50 50C-50 16-28 6 0 6S50 16 50 50Z" fill="${cloth}"/>`;
}
