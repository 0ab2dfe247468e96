import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { type Face, faces } from './avatars/faces';
import { darken, ink, inShade } from './avatars/palette';

/** Draws the nine avatars of specification 3 into public/avatars/2: 256 × 256 JPEG, the same bytes at every run. */
const folder = fileURLToPath(new URL('../public/avatars/2/', import.meta.url));

await mkdir(folder, { recursive: true });
for (const [index, face] of faces.entries()) {
  await sharp(Buffer.from(drawAvatar(face)), { density: 144 })
    .resize(256, 256)
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toFile(`${folder}${index + 1}.jpg`);
}

function drawAvatar(face: Face): string {
  const shaded = inShade(face.palette);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">',
    night(face.palette.cloth),
    jacket(face.palette.cloth, shaded.cloth),
    face.half(face.palette),
    `<g transform="matrix(-1 0 0 1 256 0)">${face.half(shaded)}</g>`,
    face.over(face.palette),
    '</svg>',
  ].join('');
}

/** The night behind every face: ink, and a moon in the face's own hue. */
function night(hue: string): string {
  return `<defs><radialGradient id="moon" cx="0.38" cy="0.3" r="0.8"><stop offset="0" stop-color="${darken(hue, 0.95)}"/><stop offset="1" stop-color="${darken(hue, 0.42)}"/></radialGradient></defs>
<rect width="256" height="256" fill="${ink}"/><circle cx="128" cy="122" r="104" fill="url(#moon)"/>`;
}

/** Shoulders and an open collar, so that each head belongs to somebody. */
function jacket(light: string, shade: string): string {
  const side = (fill: string, collar: string) =>
    `<path d="M128 190 C84 192 40 208 30 256 L128 256 Z" fill="${fill}"/><path d="M128 256 L76 198 L96 190 L128 222 Z" fill="${collar}"/>`;
  return `${side(darken(light, 0.62), light)}<g transform="matrix(-1 0 0 1 256 0)">${side(darken(shade, 0.6), shade)}</g>`;
}
