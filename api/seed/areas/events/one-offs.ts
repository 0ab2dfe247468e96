import { bonus, coins, thing } from '../prize-rows';
import type { EventSeed } from './event-seed';

type OneOff = Pick<EventSeed, 'slug' | 'title' | 'summary' | 'startDay' | 'hours' | 'prizes' | 'rules'> &
  Partial<Pick<EventSeed, 'isCancelled' | 'sponsor'>>;

const oneOffs: readonly OneOff[] = [
  {
    slug: 'ekran-duzeni-yarismasi',
    title: 'Ekran Düzeni Yarışması',
    summary: 'Yayın ekranına yakışacak düzeni çiz; kazanan tasarım bir ay ekranda kalır.',
    startDay: -301,
    hours: 240,
    prizes: [thing(1, 1, 'Çizim tableti'), coins(2, 5, 2000)],
    rules: [
      'Tasarım **1920 × 1080** olmalı, marka logosu içermemeli.',
      'Puanı jüri verir: okunurluk 40, özgünlük 40, uyum 20.',
    ],
  },
  {
    slug: 'bahar-temizligi',
    title: 'Bahar Temizliği: Eski Rekorlar',
    summary: 'En eski ekran görüntünü bul, hikâyesini anlat; topluluk oylar.',
    startDay: -227,
    hours: 168,
    prizes: [coins(1, 1, 4000), coins(2, 10, 800)],
    rules: ['Görüntüde tarih okunmalı.', 'Her üyenin on oyu vardır; kendi gönderine oy veremezsin.'],
  },
  {
    slug: 'yaz-gezisi-fotografi',
    title: 'Yaz Gezisi Fotoğrafı',
    summary: 'Sikke kupanla çekilmiş en güzel yaz fotoğrafı.',
    startDay: -160,
    hours: 336,
    prizes: [thing(1, 1, 'Sırt çantası'), thing(2, 4, 'Topluluk kupası'), coins(5, 15, 500)],
    rules: ['Fotoğrafı sen çekmiş olmalısın.', 'Yüzü görünen kişilerin onayı gerekir.'],
  },
  {
    slug: 'moderatorlere-karsi',
    title: 'Moderatörlere Karşı',
    summary: 'Dört moderatör, dört düello: yenen topluluktan biriyse ödül iki katına çıkar.',
    startDay: -124,
    hours: 4,
    sponsor: 'balonya',
    prizes: [bonus(1, 4, 2500), coins(5, 20, 400)],
    rules: ['Düellolar yayında yapılır, aynı oyunda on el oynanır.'],
  },
  {
    slug: 'acik-hava-yayini',
    title: 'Açık Hava Yayını',
    summary: 'Sahilden yayın ve izleyiciyle tavla gecesi.',
    startDay: -111,
    hours: 5,
    prizes: [coins(1, 8, 1000)],
    rules: [
      'Hava muhalefeti nedeniyle etkinlik **iptal edildi**; kayıtlar silindi, kimseden Sikke alınmadı.',
    ],
    isCancelled: true,
  },
  {
    slug: 'birinci-yil-kutlamasi',
    title: 'Birinci Yıl Kutlaması',
    summary: 'Topluluğun birinci yılına özel on iki görev; her görev puan.',
    startDay: -49,
    hours: 288,
    prizes: [thing(1, 1, 'Oyuncu koltuğu'), bonus(2, 5, 3000), coins(6, 30, 1000)],
    rules: [
      'Her gün bir görev açılır, ertesi gün kapanır.',
      'Görev puanları toplanır; kaçan görev sonradan yapılamaz.',
    ],
  },
  {
    slug: 'slogan-avi',
    title: 'Slogan Avı',
    summary: 'Yeni tişörtlerin sırtına yazılacak cümleyi bul.',
    startDay: -6,
    hours: 96,
    prizes: [thing(1, 3, 'İmzalı tişört'), coins(4, 10, 600)],
    rules: ['En çok altı sözcük.', 'Başka bir yerde kullanılmış cümleler elenir.'],
  },
  {
    slug: 'kis-gorevleri',
    title: 'Kış Görevleri',
    summary: 'Yedi gün, yedi küçük görev: yayın, sohbet ve topluluk.',
    startDay: 8,
    hours: 168,
    prizes: [thing(1, 1, 'Kulaklık'), coins(2, 20, 1000)],
    rules: ['Görevler her gün 20.00’de açılır.', 'Hiçbir görev para yatırmayı gerektirmez.'],
  },
];

/** Events that happened once, judged by points that their own rules give. */
export const singleEvents: readonly EventSeed[] = oneOffs.map((one) => ({
  sponsor: null,
  ...one,
  type: 'custom',
  games: [],
  entries: 1,
}));
