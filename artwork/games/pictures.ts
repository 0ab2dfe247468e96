import { type Ink, type Motif, toInk } from './ink';
import { nature } from './nature';
import { tables } from './tables';
import { things } from './things';

const motifs = { ...nature, ...things, ...tables };

/** A game's picture: its slug, its name in the lines it is set in, and what is drawn in which colours. */
export interface GamePicture {
  readonly slug: string;
  readonly lines: readonly string[];
  readonly ink: Ink;
  readonly motif: Motif;
}

type Row = readonly [slug: string, lines: string, motif: keyof typeof motifs, hue: number, other: number];

const rows: readonly Row[] = [
  ['zeytin-firtinasi', 'Zeytin/Fırtınası', 'olive', 84, 200],
  ['kapadokya-balonlari', 'Kapadokya/Balonları', 'balloons', 18, 330],
  ['truva-kapilari', 'Truva/Kapıları', 'gate', 28, 204],
  ['nazar-katlaniyor', 'Nazar/Katlanıyor', 'nazar', 222, 196],
  ['lokum-saganagi', 'Lokum/Sağanağı', 'lokum', 338, 152],
  ['agrinin-devi', 'Ağrı’nın/Devi', 'peak', 212, 12],
  ['kara-balik-limani', 'Kara Balık/Limanı', 'fish', 200, 22],
  ['oltada-hazine', 'Oltada/Hazine', 'hook', 182, 338],
  ['kacak-vagon', 'Kaçak/Vagon', 'wagon', 26, 168],
  ['komur-ocagi', 'Kömür/Ocağı', 'picks', 224, 14],
  ['deli-dumrul', 'Deli/Dumrul', 'bridge', 250, 10],
  ['gece-vardiyasi', 'Gece/Vardiyası', 'lamp', 236, 176],
  ['olu-kasaba', 'Ölü/Kasaba', 'stone', 150, 286],
  ['kizil-haydut', 'Kızıl/Haydut', 'hat', 14, 350],
  ['sokak-kedileri', 'Sokak/Kedileri', 'cat', 262, 90],
  ['le-simitci', 'Le/Simitçi', 'simit', 24, 200],
  ['duvar-yazisi', 'Duvar/Yazısı', 'spray', 300, 170],
  ['anadolu-mega-hatlari', 'Anadolu/Mega Hatları', 'kilim', 4, 206],
  ['bereket-boynuzu', 'Bereket/Boynuzu', 'horn', 30, 340],
  ['ejder-ve-kivilcim', 'Ejder ve/Kıvılcım', 'flame', 344, 20],
  ['para-treni-ekspres', 'Para Treni/Ekspres', 'train', 206, 8],
  ['midye-krali', 'Midye/Kralı', 'shell', 192, 320],
  ['ustura-disler', 'Ustura/Dişler', 'jaws', 210, 356],
  ['boga-bayiri', 'Boğa/Bayırı', 'bull', 12, 190],
  ['seker-dagi', 'Şeker/Dağı', 'lollipop', 316, 344],
  ['sultanin-muhru', 'Sultanın/Mührü', 'seal', 348, 202],
  ['kehribar-kitabi', 'Kehribar/Kitabı', 'book', 22, 350],
  ['yildiz-reaktoru', 'Yıldız/Reaktörü', 'atom', 268, 184],
  ['kadim-taslar', 'Kadim/Taşlar', 'rune', 166, 188],
  ['buzdan-kale', 'Buzdan/Kale', 'castle', 204, 264],
  ['vahsi-toros', 'Vahşi/Toros', 'pine', 136, 16],
  ['domuzlar-bankasi', 'Domuzlar/Bankası', 'piggy', 340, 12],
  ['kor-kaptan', 'Kör/Kaptan', 'anchor', 216, 20],
  ['fener-bekcisi', 'Fener/Bekçisi', 'lighthouse', 230, 24],
  ['yedi-lale', 'Yedi/Lale', 'tulip', 120, 352],
  ['kirk-kiraz', 'Kırk/Kiraz', 'cherry', 146, 350],
  ['parlak-taclar', 'Parlak/Taçlar', 'crown', 286, 188],
  ['sicak-nar', 'Sıcak/Nar', 'pomegranate', 10, 352],
  ['firavunun-defteri', 'Firavunun/Defteri', 'pyramid', 28, 12],
  ['yildiz-patlamasi', 'Yıldız/Patlaması', 'burst', 276, 190],
  ['goncanin-macerasi', 'Gonca’nın/Macerası', 'rose', 128, 344],
  ['ikiz-makara', 'İkiz/Makara', 'reels', 196, 336],
  ['gumus-kurt', 'Gümüş/Kurt', 'wolf', 220, 190],
  ['sedef-baligi', 'Sedef/Balığı', 'pearlFish', 176, 300],
  ['vadi-altinda', 'Vadi/Altında', 'valley', 100, 196],
  ['kuzgun-tuyu', 'Kuzgun/Tüyü', 'raven', 244, 178],
  ['kutup-vadisi', 'Kutup/Vadisi', 'snow', 200, 220],
  ['cicek-pasaji', 'Çiçek/Pasajı', 'flower', 326, 24],
  ['meyve-tezgahi', 'Meyve/Tezgâhı', 'citrus', 110, 24],
  ['kervan-yolu', 'Kervan/Yolu', 'dunes', 20, 4],
  ['nilin-dokuzu', 'Nil’in/Dokuzu', 'nine', 186, 14],
  ['altin-keklik', 'Altın/Keklik', 'partridge', 16, 352],
  ['mutlu-koyun', 'Mutlu/Koyun', 'sheep', 108, 330],
  ['marti', 'Martı', 'gull', 208, 14],
  ['mayin-tarlasi', 'Mayın/Tarlası', 'mine', 94, 6],
  ['top-kulesi', 'Top/Kulesi', 'drops', 254, 172],
  ['bogaz-ruleti', 'Boğaz/Ruleti', 'roulette', 214, 356],
  ['carkifelek-gecesi', 'Çarkıfelek/Gecesi', 'wheel', 290, 16],
  ['kule-blackjack', 'Kule/Blackjack', 'cards', 158, 352],
  ['tavla-ruleti', 'Tavla/Ruleti', 'backgammon', 24, 190],
  ['seker-carki', 'Şeker/Çarkı', 'candyWheel', 332, 350],
];

/** One picture for each game of the demo. */
export const gamePictures: readonly GamePicture[] = rows.map(([slug, lines, motif, hue, other]) => ({
  slug,
  lines: lines.split('/'),
  ink: toInk(hue, other),
  motif: motifs[motif],
}));
