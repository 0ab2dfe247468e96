import type { marketItems } from '../../schema/market-items';

/** An item of the demo's market: `opened` is how many there were at the start, nothing where there is no limit. */
export type ItemSeed = Pick<
  typeof marketItems.$inferInsert,
  | 'slug'
  | 'title'
  | 'summary'
  | 'description'
  | 'type'
  | 'price'
  | 'perUserLimit'
  | 'cooldownH'
  | 'deliveryH'
  | 'requirements'
  | 'state'
> & {
  readonly sponsor?: string;
  readonly opened?: number;
};

const linked = { phone: true, telegram: true, sponsor_linked: true } as const;
const known = { phone: true, telegram: true } as const;

/** The demo's market: every kind and every state that visitors see. */
export const itemSeeds: readonly ItemSeed[] = [
  {
    slug: 'nartane-500-lira-bonus',
    title: '500 ₺ Nartane bonusu',
    summary: 'Nartane hesabına tanımlanır, 5 kat çevrimlidir.',
    description:
      'Bonus, onaylı Nartane hesabına eklenir ve 7 gün geçerlidir. Çevrim şartı 5 kattır; en fazla 5.000 ₺ çekilebilir. Aynı gün başka bir bonus aldıysan sıradaki gün tanımlanır.',
    type: 'sponsor_bonus',
    sponsor: 'nartane',
    price: 4500,
    opened: 40,
    perUserLimit: 2,
    cooldownH: 168,
    deliveryH: 24,
    requirements: linked,
    state: 'active',
  },
  {
    slug: 'kapadokya-balonlari-50-donus',
    title: 'Kapadokya Balonları: 50 dönüş',
    summary: 'Dönüş başına 2 ₺. Kazanç çevrimsizdir.',
    description:
      'Dönüşler Kapadokya Balonları oyununda, 2 ₺ bahisle kullanılır ve 72 saat geçerlidir. Kazanç çevrim istemez; en fazla 2.500 ₺ çekilebilir.',
    type: 'free_spin',
    sponsor: 'balonya',
    price: 1800,
    opened: 100,
    perUserLimit: 3,
    cooldownH: 72,
    deliveryH: 12,
    requirements: linked,
    state: 'active',
  },
  {
    slug: 'cekilis-bileti-5',
    title: '5 çekiliş bileti',
    summary: 'Açık olan aylık çekilişe eklenir.',
    description:
      'Biletler siparişin onaylandığı anda açık olan aylık çekilişe eklenir; numaraların hesabında görünür. Çekiliş kapandıktan sonra gelen siparişler bir sonrakine yazılır.',
    type: 'ticket',
    price: 750,
    perUserLimit: 10,
    cooldownH: 24,
    deliveryH: 1,
    requirements: known,
    state: 'active',
  },
  {
    slug: 'yayinda-slot-istegi',
    title: 'Yayında slot isteği',
    summary: 'Seçtiğin oyun yayında 50 dönüş çevrilir.',
    description:
      'Oyun kataloğundan bir oyun seçersin, sıradaki yayında 50 dönüş çevrilir. Kazanç ve kayıp yayıncıya aittir. Oyun o an açılmıyorsa yeni bir oyun seçmen istenir.',
    type: 'perk',
    price: 2200,
    opened: 20,
    perUserLimit: 1,
    cooldownH: 336,
    deliveryH: 168,
    requirements: known,
    state: 'active',
  },
  {
    slug: 'sikke-kupa',
    title: 'Sikke kupa',
    summary: 'Seramik, 330 ml, tırtıklı kenarlı sikke baskısı.',
    description:
      'Beyaz seramik, bulaşık makinesine uygun. Türkiye içine kargo ücretsizdir; adresin yalnız gönderi için kullanılır ve teslimden 30 gün sonra silinir.',
    type: 'physical',
    price: 6500,
    opened: 25,
    perUserLimit: 1,
    deliveryH: 336,
    requirements: { ...known, member_days: 30 },
    state: 'active',
  },
  {
    slug: 'poyrazen-freebet-250',
    title: '250 ₺ Poyrazen freebet',
    summary: 'En az 1,50 oranlı tek maçta kullanılır.',
    description:
      'Freebet onaylı Poyrazen hesabına tanımlanır ve 5 gün geçerlidir. Yalnız net kazanç bakiyeye geçer, çevrim şartı yoktur.',
    type: 'sponsor_bonus',
    sponsor: 'poyrazen',
    price: 2600,
    opened: 60,
    perUserLimit: 2,
    cooldownH: 120,
    deliveryH: 24,
    requirements: linked,
    state: 'active',
  },
  {
    slug: 'oyun-kodu-100',
    title: '100 ₺ oyun mağazası kodu',
    summary: 'Kod siparişten hemen sonra hesabında görünür.',
    description:
      'Dijital oyun mağazalarında geçen 100 ₺’lik kod. Kodlar şifreli saklanır, her kod tek siparişe verilir ve bir kez gösterilir. Açılan kod iade edilemez.',
    type: 'code',
    price: 3400,
    opened: 50,
    perUserLimit: 1,
    cooldownH: 720,
    deliveryH: 1,
    requirements: { ...known, member_days: 14 },
    state: 'active',
  },
  {
    slug: 'hunta-oyun-ekletme',
    title: 'Bonus hunt’a oyun ekletme',
    summary: 'Seçtiğin oyun sıradaki hunt’a girer.',
    description:
      'Sıradaki bonus hunt toplanırken seçtiğin oyundan bir bonus alınır; bonus hunt sayfasında adınla (kısaltılmış olarak) görünür. Sonuç yayıncıya aittir.',
    type: 'perk',
    price: 3000,
    opened: 12,
    perUserLimit: 1,
    cooldownH: 720,
    deliveryH: 240,
    requirements: { ...known, member_days: 7 },
    state: 'active',
  },
  {
    slug: 'anafora-200-lira-nakit-bonus',
    title: '200 ₺ Anafora nakit bonusu',
    summary: 'Çevrimsiz; tanımlandığı gün çekilebilir.',
    description:
      'Anafora hesabına çevrimsiz bakiye olarak eklenir. Hesapta son 30 günde en az bir yatırım bulunmalıdır; bu şartı sponsor denetler.',
    type: 'sponsor_bonus',
    sponsor: 'anafora',
    price: 5200,
    opened: 30,
    perUserLimit: 1,
    cooldownH: 720,
    deliveryH: 48,
    requirements: linked,
    state: 'sold_out',
  },
  {
    slug: 'zeytin-firtinasi-100-donus',
    title: 'Zeytin Fırtınası: 100 dönüş',
    summary: 'Dönüş başına 1 ₺. Kazanç 10 kat çevrimlidir.',
    description:
      'Dönüşler Zeytin Fırtınası oyununda 48 saat içinde kullanılır. Dönüş kazancı 10 kat çevrilir; en fazla 1.000 ₺ çekilebilir.',
    type: 'free_spin',
    sponsor: 'nartane',
    price: 1400,
    opened: 120,
    perUserLimit: 5,
    cooldownH: 48,
    deliveryH: 12,
    requirements: linked,
    state: 'active',
  },
  {
    slug: 'sikke-kapusonlu',
    title: 'Sikke kapüşonlu',
    summary: 'Koyu lacivert, pamuklu; S’den XXL’ye.',
    description:
      'Göğsünde küçük sikke nakışı, sırtında baskı yok. Bedenini siparişte seçersin; kargo ücretsizdir. Değişim 14 gün içinde bir kez yapılır.',
    type: 'physical',
    price: 18_000,
    opened: 10,
    perUserLimit: 1,
    deliveryH: 504,
    requirements: { ...known, member_days: 60 },
    state: 'active',
  },
  {
    slug: 'oyuncu-faresi',
    title: 'Kablosuz oyuncu faresi',
    summary: 'Hafif gövde, 70 saat pil.',
    description:
      'Kapalı kutu, iki yıl garantili. Faturası adına düzenlenir. Stok tedarikçi teyidi gelene kadar beklemede.',
    type: 'physical',
    price: 32_000,
    opened: 3,
    perUserLimit: 1,
    deliveryH: 504,
    requirements: { ...known, member_days: 90 },
    state: 'paused',
  },
  {
    slug: 'oyun-kodu-250',
    title: '250 ₺ oyun mağazası kodu',
    summary: 'Kod siparişten hemen sonra hesabında görünür.',
    description:
      'Dijital oyun mağazalarında geçen 250 ₺’lik kod. Kodlar şifreli saklanır, her kod tek siparişe verilir ve bir kez gösterilir. Açılan kod iade edilemez.',
    type: 'code',
    price: 8200,
    opened: 15,
    perUserLimit: 1,
    cooldownH: 1440,
    deliveryH: 1,
    requirements: { ...known, member_days: 30 },
    state: 'sold_out',
  },
  {
    slug: 'cekilis-bileti-25',
    title: '25 çekiliş bileti',
    summary: 'Tek tek almaktan yüzde on ucuz.',
    description:
      'Biletler siparişin onaylandığı anda açık olan aylık çekilişe eklenir. Bir üye bir çekilişe pazardan en fazla 50 bilet alabilir.',
    type: 'ticket',
    price: 3350,
    perUserLimit: 2,
    cooldownH: 168,
    deliveryH: 1,
    requirements: known,
    state: 'active',
  },
  {
    slug: 'telegram-rozeti',
    title: 'Telegram grubunda rozet',
    summary: 'Adının yanında 30 gün “Sikke dostu”.',
    description:
      'Telegram grubundaki unvanın 30 gün boyunca “Sikke dostu” olur. Yönetici yetkisi vermez; kurallara aykırı davranışta iade edilmeden kaldırılır.',
    type: 'perk',
    price: 900,
    perUserLimit: 12,
    cooldownH: 720,
    deliveryH: 24,
    requirements: { telegram: true },
    state: 'active',
  },
  {
    slug: 'kapadokya-balonlari-200-donus',
    title: 'Kapadokya Balonları: 200 dönüş',
    summary: 'Dönüş başına 2 ₺. Kazanç çevrimsizdir.',
    description:
      'Dört güne bölünür: her gün 50 dönüş. Kullanılmayan günün dönüşleri yanar. Kazanç çevrim istemez; en fazla 7.500 ₺ çekilebilir.',
    type: 'free_spin',
    sponsor: 'balonya',
    price: 6400,
    opened: 20,
    perUserLimit: 1,
    cooldownH: 336,
    deliveryH: 12,
    requirements: linked,
    state: 'active',
  },
];
