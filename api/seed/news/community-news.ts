import type { NewsSeed } from './news-seed';

/** The community: tournaments, events, members. */
export const communityNews: readonly NewsSeed[] = [
  {
    slug: 'ilk-turnuva-bitti',
    title: 'İlk turnuvamız tamamlandı',
    summary: 'Otuz iki kişilik tabloda final üç oyuna uzadı.',
    category: 'topluluk',
    daysAgo: 314,
    content: [
      'Otuz iki kişilik ilk turnuvamız üç akşamda tamamlandı. Final, ilk iki oyunun paylaşılmasının ardından üçüncü oyunda belli oldu.',
      'Eşleşmelerin tamamı [Turnuvalar](/turnuvalar) sayfasındaki tabloda. Gelmeyen iki oyuncunun rakipleri hükmen tur atladı; kural tabloda işaretli.',
    ],
  },
  {
    slug: 'haftanin-kazanci-oylamasi',
    title: 'Haftanın kazancı nasıl seçiliyor?',
    summary: 'En yüksek X değil, en iyi hikâye: oylama pazar akşamı.',
    category: 'topluluk',
    daysAgo: 281,
    content: [
      '[Sizden Gelenler](/sizdengelenler) sayfasında her hafta bir paylaşım öne çıkar. Seçim yalnızca X değerine bakmaz; kısa anlatımı olan, görüntüsü temiz paylaşımlar öne geçer.',
      'Paylaşırken hesap numaranı, adını ve bakiyenin tamamını kapatmayı unutma. Kişisel bilgi görünen görüntüler onaylanmaz.',
    ],
  },
  {
    slug: 'bilgi-yarismasi-gecesi',
    title: 'Bilgi yarışması gecesi',
    summary: 'On beş soru, üç joker ve beklenmedik bir eşitlik.',
    category: 'topluluk',
    daysAgo: 236,
    content: [
      'Yayında düzenlediğimiz bilgi yarışmasında on beş soru soruldu. İlk iki sıra aynı puanla bitti; **daha kısa sürede yanıtlayan** birinci oldu.',
      'Sorular ve sonuçlar [Etkinlikler](/etkinlikler) sayfasında kalıyor. Sıradaki yarışma için konu önerilerini bekliyoruz.',
    ],
  },
  {
    slug: 'yuz-x-gorevi',
    title: '100X görevini kimler tamamladı?',
    summary: 'Belirlenen oyunda ilk 100X’i bulanlara Sikke yağdı.',
    category: 'topluluk',
    daysAgo: 200,
    content: [
      'Geçen haftanın görevi belirlenen oyunda tek dönüşte **100X** bulmaktı. Görüntüler incelendi, tamamlayanların Sikkeleri yatırıldı.',
      'Tekrar kaydı bağlantısı olan başvurular çok daha hızlı onaylandı; bundan sonra mümkünse bağlantı ekle. Açık görevler [Etkinlikler](/etkinlikler) sayfasında.',
    ],
  },
  {
    slug: 'moderator-arkadaslar',
    title: 'Ekibe iki yeni moderatör katıldı',
    summary: 'Akşam nöbetleri güçlendi, bildirimlerin bekleme süresi yarıya indi.',
    category: 'topluluk',
    daysAgo: 155,
    content: [
      'Topluluğun içinden iki arkadaşımız moderatör olarak ekibe katıldı. Akşam nöbetleri güçlendi ve bildirimlerin ortalama bekleme süresi yarıya indi.',
      'Moderatörler çekilişlere, yarışlara ve market kampanyalarına **katılamaz**. Rozetlerini adlarının yanında görebilirsin.',
    ],
  },
  {
    slug: 'bahar-yarisi-itirazlar',
    title: 'Bahar yarışında itirazlar sonuçlandı',
    summary: 'Altı itirazın ikisi kabul edildi, tablo buna göre kesinleşti.',
    category: 'topluluk',
    daysAgo: 182,
    content: [
      'Bahar yarışının itiraz süresinde altı başvuru geldi. İkisinde sponsor panelindeki gecikme doğrulandı ve çevrim eklendi; dördü eksik belge nedeniyle reddedildi.',
      'Kesin tablo [Çevrim Etkinlikleri](/cevrim-etkinlikleri) sayfasında. Sıralama artık değişmez.',
    ],
  },
  {
    slug: 'toplulugun-sevdigi-oyunlar',
    title: 'Topluluğun en çok konuştuğu beş oyun',
    summary: 'Huntlarda, alımlarda ve paylaşımlarda en çok geçen adlar.',
    category: 'topluluk',
    daysAgo: 111,
    author: 'Editör Ece',
    content: [
      'Üç ayın huntlarını, bonus alımlarını ve paylaşımlarını taradık. En çok geçen beş ad:',
      '- [Zeytin Fırtınası](/oyunlar/zeytin-firtinasi)\n- [Kapadokya Balonları](/oyunlar/kapadokya-balonlari)\n- [Kaçak Vagon](/oyunlar/kacak-vagon)\n- [Sokak Kedileri](/oyunlar/sokak-kedileri)\n- [Oltada Hazine](/oyunlar/oltada-hazine)',
      'Her oyunun sayfasında kaç kez oynandığı, ortalama X’i ve en iyi sonucu yazıyor. Geçmiş sonuç gelecek için bir şey söylemez; yine de merak gideriyor.',
    ],
  },
  {
    slug: 'ozel-oran-karnesi',
    title: 'Özel oranların üç aylık karnesi',
    summary: 'Tutan, yatan ve iptal olan oranlar sponsorlara göre.',
    category: 'topluluk',
    daysAgo: 71,
    content: [
      'Topluluğa açılan özel oranların üç aylık karnesi çıktı. Tutanlar, yatanlar ve iptal olanlar sponsorlara göre ayrıldı; tamamı [Özel Oranlar](/ozeloran) sayfasında.',
      'Bir oran açıldıktan sonra değişirse geçmişi görünür kalır. Üst sınırı ve bitiş saatini okumadan oynama; süre maç başlayınca kendiliğinden kapanır.',
    ],
  },
  {
    slug: 'sezon-ortasi-puanlari',
    title: 'Sezon ortası: zirvede fark iki puan',
    summary: 'Altı haftanın ardından ilk üç sıra her yayında yer değiştiriyor.',
    category: 'topluluk',
    daysAgo: 30,
    content: [
      'Sezon turnuvasının ortasına geldik. Birinci ile üçüncü arasındaki fark yalnızca **iki puan** ve ilk üç sıra her yayında yer değiştiriyor.',
      'Puanlama kuralı ve haftalık sonuçlar [Turnuvalar](/turnuvalar) sayfasında. Kaçırılan bir hafta sezonu bitirmez: en iyi sekiz hafta sayılıyor.',
    ],
  },
  {
    slug: 'iyilik-gecesi',
    title: 'İyilik gecesi için öneriler açıldı',
    summary: 'Yıl sonu yayınının gelirini nereye bağışlayalım?',
    category: 'topluluk',
    daysAgo: 12,
    content: [
      'Yıl sonu yayınının reklam gelirini bağışlayacağız. Hangi kuruma gideceğine birlikte karar verelim: önerini [Şikâyet ve Öneri](/sikayetoneri) sayfasından, “öneri” türüyle gönder.',
      'Makbuzu aralık ayının son haberinde paylaşacağız. Üyelerden para toplamıyoruz; böyle bir istek alırsan bize bildir.',
    ],
  },
  {
    slug: 'yil-sonu-anketi',
    title: 'Yıl sonu anketinin sonuçları',
    summary: 'En çok istenen üç yenilik ve ekibin yanıtları.',
    category: 'topluluk',
    daysAgo: -1,
    content: [
      'Yıl sonu anketine katılan herkese teşekkürler. En çok istenen üç yenilik: bildirim tercihleri, daha çok düello ve market için istek listesi.',
      'Üçünü de kış dönemi içinde ele alacağız. Gelişmeleri [Haberler](/haberler) sayfasında duyuracağız.',
    ],
  },
];
