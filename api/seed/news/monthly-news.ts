import type { NewsSeed } from './news-seed';

const dayMs = 86_400_000;
const monthName = new Intl.DateTimeFormat('tr-TR', { timeZone: 'Europe/Istanbul', month: 'long' });

/** What stands in the summary of a month, the latest month first. */
const bodies: readonly (readonly [summary: string, text: string])[] = [
  [
    'Kış programı duyuruldu, market rafları yenilendi.',
    'Ayın konusu kış programıydı: takvim kesinleşti, sezon turnuvasının kuralları yazıldı. Market rafları yenilendi ve bilet paketlerindeki haftalık sınır ilk kez tam bir ay uygulandı.',
  ],
  [
    'Sezon turnuvası ortasına geldi, iki sponsorun şartı değişti.',
    'Sezon turnuvasında zirve kalabalıklaştı. İki sponsorun şartlarında değişiklik oldu; ikisi de aynı gün duyuruldu ve kartlara işlendi.',
  ],
  [
    'Okul döneminin başında yayın saatleri sabitlendi.',
    'Yaz düzeninden çıktık, yayın saatleri sabitlendi. Perşembe huntlarında tahmin sayısı yazın iki katına çıktı.',
  ],
  [
    'Dönüş yayını ve rekor çekiliş.',
    'Aradan döndük ve şimdiye kadarki en kalabalık çekilişi kapattık. Bildirim kuyruğu üç gün boyunca uzadı; nöbetleri artırdık.',
  ],
  [
    'Mola ayında topluluk yarışları sürdü.',
    'Yayın on gün durdu ama yarışlar durmadı. Market teslimlerinde bekleme bir günün altında kaldı.',
  ],
  [
    'Yeni ses düzeni ve yüz alımlık seri.',
    'Yayın odası yenilendi, yüz alımlık bonus serisi başladı. İlk seri beklenenden iki akşam uzun sürdü.',
  ],
  [
    'İtirazlar sonuçlandı, kurallar netleşti.',
    'Bahar yarışının itirazları sonuçlandı. Buradan çıkan iki kural, bundan sonraki bütün yarışların koşullarına eklendi.',
  ],
  [
    'Bahar çekilişi ve ilk bilgi yarışması.',
    'Bahar çekilişi tamamlandı, yayındaki ilk bilgi yarışması yapıldı. İkisinin de sonuçları sayfalarında duruyor.',
  ],
  [
    'Ramazan saatleri ve sakin bir ay.',
    'Yayınlar geç saate alındı, tempo düştü. Buna karşın Sizden Gelenler sayfası en dolu ayını yaşadı.',
  ],
  [
    'Telegram doğrulamasına geçiş tamamlandı.',
    'Üyelerin büyük bölümü Telegram doğrulamasını bitirdi. Ödül teslimlerinde kimlik karışıklığı yaşanmayan ilk ay oldu.',
  ],
  [
    'Fiziksel ürünler ve ilk turnuva.',
    'Market ilk fiziksel ürünlerini gönderdi, ilk turnuvamız tamamlandı. Kargo sorularının yanıtları yardım metinlerine eklendi.',
  ],
];

/** A summary of each of the last months, out on the first days of the next one. */
export function monthlyNews(now: number): NewsSeed[] {
  return bodies.map(([summary, text], index) => {
    const daysAgo = 16 + index * 30;
    const date = new Date(now - (daysAgo + 15) * dayMs);
    const name = monthName.format(date);
    const month = name.charAt(0).toLocaleUpperCase('tr') + name.slice(1);
    return {
      slug: `ayin-ozeti-${date.toISOString().slice(0, 7)}`,
      title: `${month} ayının özeti`,
      summary,
      category: 'topluluk',
      daysAgo,
      author: 'Editör Ece',
      content: [
        text,
        '## Ayrıntılar nerede?',
        '- Huntlar ve ortalamaları: [Bonus Hunts](/bonus-hunts)\n- Çekiliş sonuçları: [Biletler](/bilet)\n- Kesinleşen yarışlar: [Çevrim Etkinlikleri](/cevrim-etkinlikleri)\n- Haftanın kazançları: [Sizden Gelenler](/sizdengelenler)',
        'Eksik gördüğün bir şey varsa yaz; özetleri arşivden düzeltmek yerine düzeltme notuyla güncelliyoruz.',
      ],
    };
  });
}
