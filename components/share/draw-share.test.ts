import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { colourDefaults } from '@/contract/colours';
import { type ShareFacts, type ShareFigure, type ShareForm, shareForms } from '@/lib/format/share-facts';
import { drawShare } from './draw-share';
import { faces, measure, placeLetters } from './letters';
import { fitLine, wrapLines } from './pen';

const look = { siteName: 'Sikke', host: 'ornek.test', colours: colourDefaults, coin: null };
const place = (rank: number) => ({ rank, name: 'İlknur Şağıroğlu', value: '12,400' });
const figures: readonly ShareFigure[] = [
  {
    form: 'bars',
    bars: [0.2, 30, null, 900].map((value) => ({ value, tone: 'win' })),
    line: { value: 58, text: 'Başabaş 58.00×' },
  },
  { form: 'podium', places: [place(1), place(2)] },
  {
    form: 'bracket',
    rounds: [
      [
        { names: ['İlknur', null], winner: 0 },
        { names: [null, null], winner: null },
      ],
      [{ names: ['Şule', 'Çağrı'], winner: 1 }],
    ],
  },
  { form: 'tickets', tickets: [{ ...place(1), number: '0417' }] },
  {
    form: 'shares',
    shares: [
      { name: 'Tuttu', value: '3', count: 3, tone: 'win' },
      { name: 'İade', value: '0', count: 0 },
    ],
  },
  { form: 'coin' },
];
const facts = (figure: ShareFigure, title = 'Iğdır’da ılık gece'): ShareFacts => ({
  ...{ label: 'Bonus hunt', title, lead: { name: 'Geri dönüş', value: '%137', tone: 'win' } },
  ...{ numbers: [{ name: 'Net', value: '+₺41,250.00' }], figure, date: '21 Kasım 2026' },
});
const forms = Object.keys(shareForms) as ShareForm[];

describe('a picture', () => {
  it.each(figures)(
    'with $form is drawn whole in both forms, by outlines that are all there',
    async (figure) => {
      for (const form of forms) {
        const svg = drawShare(facts(figure), look, form);
        const known = new Set([...svg.matchAll(/<path id="([^"]+)"/g)].map(([, id]) => id));
        for (const [, id] of svg.matchAll(/<use href="#([^"]+)"/g)) expect(known).toContain(id);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|font/);
        const { width, height } = await sharp(Buffer.from(svg)).metadata();
        expect({ width, height }).toEqual(shareForms[form]);
      }
    },
  );

  it('takes what somebody wrote as letters alone, however long it is', () => {
    const svg = drawShare(
      facts({ form: 'coin' }, `</svg><script>alert(1)</script>&"' ${'uzun '.repeat(500)}`),
      look,
      'genis',
    );
    expect(svg).not.toMatch(/script|alert|uzun/);
    expect(svg.length).toBeLessThan(80_000);
  });

  it('writes words where another picture has a number: in two lines rather than cut', () => {
    const cut = `#display${'…'.codePointAt(0)}`;
    const lead = (value: string) => ({ ...facts({ form: 'coin' }, 'Kupa'), lead: { name: 'Ödül', value } });
    for (const form of ['genis', 'uzun'] as const) {
      expect(drawShare(lead('Oyuncu koltuğu'), look, form)).not.toContain(cut);
      expect(drawShare(lead('Uzun '.repeat(40)), look, form)).toContain(cut);
    }
  });

  it('is in the colours of the operator', () => {
    const own = { ...look, colours: { ...colourDefaults, bg: '#102030', green: '#abcdef' } };
    const svg = drawShare(facts({ form: 'coin' }), own, 'genis');
    expect(svg).toContain('#102030');
    expect(svg).toContain('#abcdef');
    expect(svg).not.toContain(colourDefaults.green);
  });
});

describe('letters', () => {
  it('are there for every letter of Turkish in every face, each with an outline of its own', () => {
    const written = 'abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZâîûÂÎÛ0123456789₺×%+−–’…•';
    for (const face of ['display', 'text', 'strong'] as const) {
      const placed = placeLetters(written, face);
      expect(placed.map(({ character }) => character).join('')).toBe(written);
      expect(placed.every(({ lead }) => lead > 0)).toBe(true);
      const outlines = placed.map(({ character, of }) => faces[of].outlines.get(character));
      expect(new Set(outlines).size).toBe(written.length);
    }
  });

  it('of another alphabet go without their accents, and what even so is none is left out', () => {
    const read = (words: string) =>
      placeLetters(words, 'text')
        .map(({ character }) => character)
        .join('');
    expect(read('Ňoël 🎉 Жук kafé')).toBe('Noel kafé');
    expect(read('Şi̇mşek\u202e\u0000')).toBe('Şimşek');
  });

  it('fit the room they have: smaller, then cut; a title goes on below', () => {
    const style = { face: 'display', size: 50, width: 300 } as const;
    expect(fitLine('Kısa', style)).toEqual({ shown: 'Kısa', size: 50 });
    const long = fitLine('Çok uzun bir başlık ki bitmek bilmez', style);
    expect(long.shown).toMatch(/…$/);
    expect(measure(long.shown, 'display', long.size)).toBeLessThanOrEqual(300);
    const lines = wrapLines('Işıl ışıl Pazar gecesi avı', { ...style, lines: 2 });
    expect(lines.join(' ')).toBe('Işıl ışıl Pazar gecesi avı');
    expect(lines).toHaveLength(2);
  });
});
