import sharp from 'sharp';
import { drawShare } from '@/components/share/draw-share';
import { colourDefaults } from '@/contract/colours';
import { type ShareFacts, shareForms } from '@/lib/format/share-facts';
import { toPng } from '@/lib/share/to-png';
import type { Row } from './rows';

const look = { siteName: 'Sikke', host: 'ornek.test', colours: colourDefaults, coin: null };
const rounds = 4;
const ofRound = 15;

/** How many pictures of hunts a second are drawn, beside sharp alone with the same SVG, in turns; and what memory two hundred of them leave behind. */
export async function shareRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const form of ['genis', 'uzun'] as const) {
    const svgs = Array.from({ length: ofRound }, (_, at) => drawShare(hunt(at), look, form));
    const ours = async (at: number) => void (await toPng(drawShare(hunt(at), look, form)));
    const bare = async (at: number) =>
      void (await sharp(Buffer.from(svgs[at] ?? ''))
        .png({ compressionLevel: 6 })
        .toBuffer());
    await ours(0);
    const [mine, others] = [{ ms: 0 }, { ms: 0 }];
    for (let round = 0; round < rounds; round += 1) {
      mine.ms += await time(ours);
      others.ms += await time(bare);
    }
    const { width, height } = shareForms[form];
    const rate = (ms: number) => (rounds * ofRound * 1000) / ms;
    rows.push({
      name: `pictures of ${width} × ${height}, per s`,
      ours: rate(mine.ms),
      bare: rate(others.ms),
      aim: '>= 0.9',
    });
  }
  const before = process.memoryUsage().rss;
  for (let at = 0; at < 200; at += 1) await toPng(drawShare(hunt(at), look, 'uzun'));
  const left = (process.memoryUsage().rss - before) / 1_048_576;
  return [...rows, { name: 'memory after 200 more pictures, MiB', ours: Math.max(0, left), aim: '<= 50' }];
}

async function time(run: (at: number) => Promise<void>): Promise<number> {
  const began = performance.now();
  for (let at = 0; at < ofRound; at += 1) await run(at);
  return performance.now() - began;
}

/** A hunt of 54 bonuses, each time another one. */
function hunt(serial: number): ShareFacts {
  const values = Array.from({ length: 54 }, (_, at) => ((at * 37 + serial * 11) % 97) ** 1.4);
  return {
    ...{ label: 'Bonus hunt · Sonuçlandı', title: `Işıl ışıl Pazar avı #${serial}`, date: '21 Kasım 2026' },
    lead: { name: 'Geri dönüş', value: `%${100 + serial}`, tone: 'win' },
    numbers: ['Net sonuç', 'En iyi', 'Açılan'].map((name) => ({ name, value: `+₺${serial + 41_250}.00` })),
    figure: {
      form: 'bars',
      bars: values.map((value) => ({ value, tone: value > 90 ? 'win' : 'plain' })),
      line: { value: 90, text: 'Başabaş 90.00×' },
    },
  };
}
