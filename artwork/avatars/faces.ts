import { ink, type Palette } from './palette';

/** One animal: `half` draws its left side (x ≤ 128) and is mirrored in the shade, `over` is drawn once on top. */
export interface Face {
  readonly palette: Palette;
  readonly half: (colours: Palette) => string;
  readonly over: (colours: Palette) => string;
}

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const disc = (cx: number, cy: number, r: number, fill: string) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const nothing = () => '';

const fox: Face = {
  palette: { base: '#f0763a', light: '#fbe9d8', dark: '#8f3419', accent: '#ffb27a', cloth: '#2d3f66' },
  half: (c) =>
    path('M54 30 L42 122 L104 88 Z', c.base) +
    path('M60 54 L54 106 L86 88 Z', c.dark) +
    path('M128 78 L98 84 L42 118 L30 150 L84 190 L128 222 Z', c.base) +
    path('M30 150 L84 190 L128 222 L128 198 L108 176 L90 152 L60 150 Z', c.light) +
    path('M128 78 L112 81 L118 112 L128 150 Z', c.accent) +
    path('M70 132 L108 147 Q104 158 92 156 Q78 152 70 132 Z', ink) +
    disc(91, 146, 4, '#fff') +
    path('M128 224 L111 206 Q116 196 128 196 Z', ink),
  over: nothing,
};

const owl: Face = {
  palette: { base: '#7a5bd0', light: '#e6dcff', dark: '#402a86', accent: '#ff9d4d', cloth: '#1f5a5e' },
  half: (c) =>
    path('M128 58 C96 58 66 52 50 32 C44 62 40 84 44 104 C34 150 62 206 128 222 Z', c.base) +
    disc(90, 122, 43, c.light) +
    disc(92, 122, 29, c.accent) +
    disc(94, 122, 18, ink) +
    disc(87, 114, 6, '#fff') +
    path('M50 32 C66 66 104 68 129 112 L129 70 C100 58 70 54 50 32 Z', c.dark) +
    line('M76 184 Q84 194 92 184 Q100 194 108 184 Q116 194 124 186', c.dark, 5) +
    line('M94 202 Q102 211 110 202 Q118 211 128 204', c.dark, 5),
  over: () =>
    path('M128 112 Q111 126 113 140 Q118 158 128 168 Q138 158 143 140 Q145 126 128 112 Z', '#ffc46b'),
};

const cat: Face = {
  palette: { base: '#f4efe6', light: '#ffffff', dark: '#e79a86', accent: '#c8692f', cloth: '#7a2748' },
  half: (c) =>
    path('M50 28 L38 124 L108 84 Z', c.base) +
    path('M58 54 L52 104 L86 86 Z', c.dark) +
    path('M128 78 C92 78 56 92 40 124 C26 164 66 210 128 212 Z', c.base) +
    path('M128 78 C114 78 102 80 92 83 C96 104 108 118 128 116 Z', c.accent) +
    line('M62 172 L26 164 M62 182 L28 186', c.base, 3.5) +
    path('M128 182 L114 168 Q120 164 128 164 Z', c.dark) +
    line('M128 182 Q124 196 106 194', '#6b4a45', 4),
  over: () => oddEyes('#4fb4f0', '#f2a93b'),
};

/** The Van cat's mark: one eye blue, the other amber. */
function oddEyes(left: string, right: string): string {
  const eye = (colour: string) =>
    path('M64 138 Q84 112 110 144 Q86 158 64 138 Z', colour) +
    `<ellipse cx="88" cy="137" rx="5.5" ry="13" fill="${ink}"/>` +
    disc(83, 131, 3.5, '#fff');
  return `${eye(left)}<g transform="matrix(-1 0 0 1 256 0)">${eye(right)}</g>`;
}

const wolf: Face = {
  palette: { base: '#7f93ad', light: '#e3ebf4', dark: '#3f4f68', accent: '#9fe0ff', cloth: '#8a2f33' },
  half: (c) =>
    path('M58 22 L44 116 L104 82 Z', c.base) +
    path('M63 48 L56 100 L86 84 Z', c.dark) +
    path('M128 74 L98 80 L50 106 L26 162 L54 164 L48 188 L88 190 L128 226 Z', c.base) +
    path('M26 162 L54 164 L48 188 L88 190 L128 226 L128 208 L98 180 L72 158 L52 132 Z', c.light) +
    path('M128 74 L106 78 L114 118 L128 152 Z', c.dark) +
    path('M128 152 L110 150 L98 180 L128 226 Z', c.light) +
    path('M66 128 L108 140 L104 152 Q82 154 66 128 Z', ink) +
    path('M82 137 L100 142 Q96 150 88 147 Z', c.accent) +
    path('M128 224 L110 204 Q116 194 128 194 Z', ink),
  over: nothing,
};

const leopard: Face = {
  palette: { base: '#e2b074', light: '#fbeedb', dark: '#5b3a22', accent: '#8fd18a', cloth: '#22553c' },
  half: (c) =>
    disc(62, 78, 27, c.base) +
    disc(62, 80, 14, c.dark) +
    path('M128 62 C86 62 50 82 42 122 C36 164 66 200 100 214 L128 220 Z', c.base) +
    path('M128 158 C104 152 84 166 84 184 C84 204 106 216 128 218 Z', c.light) +
    path('M128 184 L108 164 Q116 158 128 158 Z', '#3a2230') +
    line('M128 184 Q126 200 108 200', '#3a2230', 4) +
    path('M62 130 Q82 112 108 142 Q84 152 62 130 Z', ink) +
    disc(87, 134, 9, c.accent) +
    `<ellipse cx="87" cy="134" rx="3" ry="8" fill="${ink}"/>` +
    line(
      'M118 74 Q110 82 116 92 M98 78 Q90 88 98 98 M78 92 Q70 98 76 108 M122 106 Q114 112 120 122',
      c.dark,
      6,
    ) +
    line('M54 140 Q48 150 56 156 M62 166 Q58 176 68 180 M74 154 L75 155', c.dark, 6) +
    disc(96, 184, 2.6, c.dark) +
    disc(104, 192, 2.6, c.dark),
  over: nothing,
};

const bear: Face = {
  palette: { base: '#8b5a44', light: '#d9b08c', dark: '#4d2c22', accent: '#37c2b4', cloth: '#3a3f86' },
  half: (c) =>
    disc(66, 74, 28, c.base) +
    disc(66, 76, 15, c.dark) +
    path('M128 56 C84 56 44 84 42 136 C42 186 84 216 128 216 Z', c.base) +
    path('M128 142 C100 142 84 158 84 178 C84 200 106 210 128 210 Z', c.light) +
    path('M128 174 C112 174 104 162 106 156 Q112 150 128 150 Z', ink) +
    line('M128 174 L128 184 Q122 196 106 192', ink, 5) +
    disc(92, 128, 9, ink) +
    disc(89, 125, 3, '#fff') +
    line('M78 108 Q88 100 100 106', c.dark, 6) +
    `<rect x="20" y="108" width="34" height="62" rx="16" fill="#1a2233"/>` +
    `<rect x="28" y="118" width="12" height="42" rx="6" fill="${c.accent}"/>`,
  over: () =>
    line('M38 116 C38 58 84 36 128 36 S218 58 218 116', '#1a2233', 14) +
    line('M40 104 C46 58 88 37 128 37 S210 58 216 104', '#3c4a6b', 5),
};

const deer: Face = {
  palette: { base: '#c08552', light: '#f6e3c8', dark: '#6f4427', accent: '#e9d3a8', cloth: '#2f5d3a' },
  half: (c) =>
    line('M106 84 C92 66 88 50 92 18 M96 62 C78 60 66 48 62 28 M91 44 L76 20', c.accent, 9) +
    path('M92 100 C64 84 40 88 24 104 C36 130 70 136 94 122 Z', c.base) +
    path('M86 106 C66 96 50 98 38 106 C50 120 70 122 86 116 Z', c.dark) +
    path('M128 72 C100 74 82 94 82 124 C84 164 104 186 106 208 Q112 224 128 224 Z', c.base) +
    path('M128 72 C120 72 113 74 108 77 C112 110 118 136 128 150 Z', c.dark) +
    path('M128 176 C114 178 105 194 106 208 Q112 224 128 224 Z', c.light) +
    path('M128 212 Q112 208 112 198 Q118 192 128 192 Z', ink) +
    `<ellipse cx="97" cy="138" rx="10" ry="12" fill="${ink}"/>` +
    disc(94, 133, 3.6, '#fff') +
    disc(104, 104, 3.6, c.light) +
    disc(95, 114, 2.8, c.light) +
    disc(114, 92, 2.8, c.light),
  over: nothing,
};

const eagle: Face = {
  palette: { base: '#41507f', light: '#7687c4', dark: '#232c4f', accent: '#ffd166', cloth: '#5a2a6b' },
  half: nothing,
  over: (c) =>
    path(
      'M50 256 C58 214 50 178 46 142 L30 132 L46 122 L28 104 L50 102 L40 78 L62 84 C78 58 104 48 126 50 C164 52 186 80 184 114 C182 150 164 168 160 196 C158 222 166 240 176 256 Z',
      c.dark,
    ) +
    path(
      'M46 122 L28 104 L50 102 L40 78 L62 84 C78 58 104 48 126 50 C164 52 186 80 184 114 C182 140 168 158 158 172 C122 180 74 160 46 122 Z',
      c.base,
    ) +
    path('M62 84 C78 58 104 48 126 50 C150 52 168 62 177 80 C136 66 96 68 62 84 Z', c.light) +
    path('M164 82 C206 82 236 106 242 142 C222 134 196 134 172 142 C164 124 162 104 164 82 Z', '#9aa2bb') +
    path('M172 132 C196 124 222 128 242 142 C222 152 196 156 174 150 Z', '#545c76') +
    line('M176 100 L190 102', '#545c76', 4) +
    path('M118 98 C132 88 150 92 156 106 C148 120 126 118 118 98 Z', ink) +
    disc(140, 105, 8, c.accent) +
    disc(140, 105, 4, ink) +
    line('M74 186 Q92 202 112 194 M70 214 Q92 232 118 222 M84 162 Q98 174 116 172', c.light, 4) +
    disc(218, 164, 27, '#a8741a') +
    disc(218, 160, 27, '#f2bd4b') +
    `<circle cx="218" cy="160" r="19" fill="none" stroke="#a8741a" stroke-width="3.5"/>` +
    `<g transform="translate(218 160) scale(2.3) translate(-12 -12)">${line('M15.6 9.1 12 7.2 8.4 9.1v1.7l7.2 2.4v1.7L12 16.8l-3.6-1.9', '#7d5a14', 2)}</g>`,
};

const rabbit: Face = {
  palette: { base: '#d9c3d6', light: '#fff5fb', dark: '#d1768f', accent: '#ff5d8f', cloth: '#1d4e86' },
  half: (c) =>
    path('M104 96 C70 80 62 40 78 10 C108 24 118 60 118 92 Z', c.base) +
    path('M104 84 C84 70 78 46 84 28 C102 42 110 62 110 84 Z', c.dark) +
    path('M128 82 C86 82 54 104 50 146 C48 188 88 212 128 212 Z', c.base) +
    path('M128 166 C102 158 82 172 84 188 C88 204 110 212 128 212 Z', c.light) +
    path('M128 182 L115 172 Q120 166 128 166 Z', c.dark) +
    line('M128 182 L128 190 Q120 198 108 194', '#6d4a63', 4) +
    path('M128 193 L117 194 L118 208 Q122 210 128 209 Z', '#ffffff') +
    path('M128 126 L120 126 Q88 116 54 124 L56 140 Q62 168 88 166 Q114 164 120 138 L128 138 Z', '#141b2c') +
    path('M66 132 L84 128 L72 156 Q64 148 66 132 Z', c.accent),
  over: nothing,
};

/** In the order of the files 1.jpg to 9.jpg; the first is the default picture of the specification. */
export const faces: readonly Face[] = [fox, owl, cat, wolf, leopard, bear, deer, eagle, rabbit];
