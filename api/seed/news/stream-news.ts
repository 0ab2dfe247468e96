import type { NewsSeed } from './news-seed';

/** The stream: its schedule, the hunts, what was left of an evening. */
export const streamNews: readonly NewsSeed[] = [
  {
    slug: 'persembe-avi-gelenegi',
    title: 'Perşembe huntı artık gelenek',
    summary: 'Haftalık bonus hunt sabit güne ve saate oturdu: her perşembe 21.00.',
    category: 'yayin',
    daysAgo: 345,
    content: [
      'Haftalardır “av ne zaman?” sorusu sohbetin yarısını kaplıyordu. Cevap bundan böyle hep aynı: **her perşembe, saat 21.00.**',
      'Toplama kısmı yaklaşık bir saat sürer, tahminler açılıştan hemen önce kilitlenir. Tahminini girmeyi unutma; kilitten sonra liste herkese açık olur ve değişmez.',
      'Geçmiş huntların tamamı [Bonus Hunts](/bonus-hunts) sayfasında.',
    ],
  },
  {
    slug: 'basabas-x-ne-demek',
    title: 'Başa baş X ne demek?',
    summary: 'Hunt tablosundaki en çok sorulan sayının kısa anlatımı.',
    category: 'yayin',
    daysAgo: 319,
    author: 'Editör Ece',
    content: [
      'Hunt tablosunda “gereken ortalama” diye bir sayı görüyorsun. Kalan bonusların bahisleri toplanır; huntın maliyetini çıkarmak için bu bahislerin kaç katını kazanmak gerektiği hesaplanır.',
      'Örnek: 10 bin ₺ maliyetle toplanan huntta 4000 ₺ geri geldi, kalan bonusların bahis toplamı 60 ₺. Gereken ortalama `6000 / 60 = 100X` olur.',
      'Sayı her açılışta yeniden hesaplanır. Büyük bir kazanç geldiğinde düşer, boş geçen her bonusta yükselir. Tablodaki öteki sayılar için bir huntın sayfasına bakabilirsin: [Bonus Hunts](/bonus-hunts).',
    ],
  },
  {
    slug: 'kacak-vagon-gecesi',
    title: 'Kaçak Vagon gecesinden kalanlar',
    summary: 'Arka arkaya üç boş bonusun ardından gelen sürpriz, yayının en çok izlenen anı oldu.',
    category: 'yayin',
    daysAgo: 276,
    content: [
      'Gecenin ilk yarısı sessizdi: üç bonus üst üste maliyetinin altında kaldı ve sohbet çoktan “bitti bu av” demişti. Sonra [Kaçak Vagon](/oyunlar/kacak-vagon) açıldı.',
      'Sonucu ve huntın bütün satırlarını oyunun sayfasında bulabilirsin. Tahmin oyununu kazananlara Sikkeleri yayın bitmeden yatırıldı.',
    ],
  },
  {
    slug: 'ramazan-yayin-saatleri',
    title: 'Ramazan boyunca yayın saatleri',
    summary: 'Yayınlar iftardan sonraya, 22.30’a alındı.',
    category: 'yayin',
    daysAgo: 262,
    correction: { text: 'Cumartesi yayını 22.30 değil 23.00’te başlıyor.', daysLater: 2 },
    content: [
      'Ramazan ayı boyunca akşam yayınları **22.30** itibarıyla başlayacak. Perşembe huntı da aynı saate kayıyor. Cumartesi günleri 23.00’teyiz.',
      'Bayramın ilk günü yayın yok; ikinci gün kısa bir bayramlaşma yayını yapacağız.',
    ],
  },
  {
    slug: 'yayinda-kod-yagmuru',
    title: 'Yayında kod yağmuru nasıl işliyor?',
    summary: 'Ekranda görünen kod on dakika geçerli; ilk beş yüz kişi değil, giren herkes kazanıyor.',
    category: 'yayin',
    daysAgo: 225,
    content: [
      'Yayın sırasında ekranın köşesinde bir kod belirir. Kod genellikle on dakika geçerlidir ve süre içinde giren **herkese** aynı miktarı verir; yarış değildir.',
      'Bir hesap bir kodu bir kez kullanır. Yayını açık bırakıp gitmek puan kazandırmaz; kodu görmek için izlemek gerekir. Güncel miktarlar [Puan Kazan](/points) sayfasında.',
    ],
  },
  {
    slug: 'bonus-buy-serisi',
    title: 'Yeni seri: yüz alım, bir tablo',
    summary: 'Aynı oyunda yüz bonus alıp ortalamayı birlikte göreceğiz.',
    category: 'yayin',
    daysAgo: 189,
    content: [
      '“Bu oyun veriyor mu?” tartışmasını bitirmek istiyoruz: her ay bir oyun seçip yüz bonus alacağız ve her birini tabloya yazacağız.',
      'İlk oyun sohbet oylamasıyla seçildi. Satır satır sonuçlar [Bonus Buy](/bonus-buy) sayfasında; orada maliyete göre ve bahse göre X ayrı ayrı yazıyor, çünkü ikisi aynı şey değil.',
      'Yüz alım istatistik için küçük bir sayıdır; sonuç eğlence içindir, bir şey vaat etmez.',
    ],
  },
  {
    slug: 'ses-kaydi-ve-kurulum',
    title: 'Yeni mikrofon, yeni düzen',
    summary: 'Yankı sorunu çözüldü; hunt tablosu ekranda artık daha büyük.',
    category: 'yayin',
    daysAgo: 150,
    content: [
      'Uzun süredir yazdığınız yankı sorunu çözüldü: oda yalıtıldı, mikrofon değişti. Müzik sesi de bir kademe indi.',
      'Telefonda izleyenler için hunt tablosunu büyüttük. Açılan ve kalan bonuslar, gereken ortalama ve en iyi X tek bakışta okunuyor.',
    ],
  },
  {
    slug: 'yaz-arasi',
    title: 'Yaz arası: on gün mola',
    summary: 'Ekip dinleniyor; çekilişler ve yarışlar takvimindeki gibi sürüyor.',
    category: 'yayin',
    daysAgo: 118,
    content: [
      'On gün boyunca canlı yayın yok. Açık [çekilişler](/bilet) ve [yarışlar](/cevrim-etkinlikleri) takvimindeki gibi sürüyor, sonuçlar zamanında ilan edilecek.',
      'Destek ekibi nöbetle çalışıyor; ilk yanıt bu dönemde bir güne kadar uzayabilir. Anlayışınız için teşekkürler.',
    ],
  },
  {
    slug: 'donus-yayini-notlari',
    title: 'Dönüş yayınından notlar',
    summary: 'Sohbet rekoru kırıldı, yeni turnuva biçimi tanıtıldı.',
    category: 'yayin',
    daysAgo: 106,
    content: [
      'Aradan sonraki ilk yayında sohbet rekoru kırıldı; bekleyen herkese teşekkürler. Yayında yeni turnuva biçimini tanıttık: eşleşmeli tabloya ek olarak lider tablosu turnuvaları geliyor.',
      'Kaydını kaçıranlar için kuralların yazılı hâli [Turnuvalar](/turnuvalar) sayfasında.',
    ],
  },
  {
    slug: 'tahmin-oyunu-kurallari',
    title: 'Av tahmininde en yakın nasıl bulunuyor?',
    summary: 'Fark eşitse önce giren kazanır; kilitten sonra liste herkese açılır.',
    category: 'yayin',
    daysAgo: 79,
    author: 'Moderatör Kaan',
    content: [
      'Av tahmininde kazanan, toplam kazanca **en yakın** sayıyı yazandır; üstte ya da altta olması fark etmez. İki tahmin eşit uzaklıktaysa önce girilen kazanır.',
      'Tahminler açılıştan hemen önce kilitlenir. O andan sonra liste değişmeden durur ve huntın sayfasında herkes görebilir. Kilitten sonra gönderilen tahmin sistem tarafından alınmaz.',
    ],
  },
  {
    slug: 'hafta-sonu-duellosu',
    title: 'Hafta sonu düellosu izleyicinin oldu',
    summary: 'Yayıncıya karşı üç oyunluk düelloda izleyici takımı 2–1 kazandı.',
    category: 'yayin',
    daysAgo: 43,
    content: [
      'Cumartesi gecesi yayıncı ile çekilişle seçilen bir izleyici üç oyunda karşılaştı. İlk oyunu yayıncı aldı, sonraki ikisi izleyicinindi; skor **2–1**.',
      'Düellolar her ayın son cumartesisi sürecek. Katılmak için [Turnuvalar](/turnuvalar) sayfasındaki kaydı bekle; adlar yayın başında çekilir.',
    ],
  },
  {
    slug: 'bu-haftanin-takvimi',
    title: 'Bu haftanın yayın takvimi',
    summary: 'Salı sohbet, perşembe av, cumartesi düello, pazar bonus alımları.',
    category: 'yayin',
    daysAgo: 1,
    content: [
      '- **Salı 21.00** sohbet ve market duyuruları\n- **Perşembe 21.00** [bonus hunt](/bonus-hunts), tahminler 20.30’da açılıyor\n- **Cumartesi 22.00** izleyici düellosu\n- **Pazar 20.00** [bonus alımları](/bonus-buy)',
      'Yayın başladığında üst çubuktaki “Canlı” işareti yanar; bildirim için Telegram kanalını açık tutman yeterli.',
    ],
  },
];
