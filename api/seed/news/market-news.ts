import type { NewsSeed } from './news-seed';

/** The market: what came, what ran out, how it is delivered. */
export const marketNews: readonly NewsSeed[] = [
  {
    slug: 'pazar-acildi',
    title: 'Sikke Pazarı açıldı',
    summary: 'İlk rafta bonuslar, freespinler ve bilet paketleri var.',
    category: 'market',
    daysAgo: 328,
    content: [
      'Biriktirdiğin Sikkeleri harcayabileceğin [Sikke Pazarı](/market) açıldı. İlk rafta sponsor bonusları, freespinler ve bilet paketleri var; fiziksel ürünler gelecek ay.',
      'Sipariş verdiğinde Sikkelerin **ayrılır**, teslimde harcanmış sayılır. Sipariş reddedilirse ayrılan tutar hesabına geri döner.',
    ],
  },
  {
    slug: 'neden-alamiyorum',
    title: '“Neden alamıyorum?” artık bir liste',
    summary: 'Her üründe koşullar tek tek işaretleniyor; eksik olan hangisiyse onu görüyorsun.',
    category: 'market',
    daysAgo: 247,
    content: [
      'Pazarda en çok gelen soru buydu. Artık her ürünün sayfasında koşullar bir liste hâlinde: doğrulama, bağlı sponsor hesabı, bekleme süresi, bakiye.',
      'Giriş yaptığında sende tamam olanlar işaretli, eksik olanlar açık kalır. Bir koşulu anlamıyorsan yanındaki bağlantı seni doğru sayfaya götürür.',
    ],
  },
  {
    slug: 'fiziksel-urunler-geldi',
    title: 'Fiziksel ürünler rafta',
    summary: 'Kupa, tişört ve klavye altlığı sınırlı sayıda.',
    category: 'market',
    daysAgo: 295,
    content: [
      'Kupa, tişört ve geniş klavye altlığı sınırlı sayıda [pazarda](/market). Stok sayısı ürünün üzerinde yazıyor; bittiğinde ürün “tükendi” olarak kalır, gizlice yenilenmez.',
      'Kargo Türkiye içine ve ücretsiz. Adresini siparişte bir kez girersin, teslimden sonra silinir.',
    ],
  },
  {
    slug: 'kod-kasasi',
    title: 'Kod ürünleri anında teslim',
    summary: 'Onay beklemiyor: kod siparişle birlikte hesabına düşüyor.',
    category: 'market',
    daysAgo: 209,
    content: [
      'Kod türündeki ürünlerde bekleme kalktı. Her kod **yalnızca bir siparişe** bağlanır ve siparişle aynı anda hesabında görünür.',
      'Kod çalışmazsa 48 saat içinde yaz; kullanılmadığı doğrulanırsa yenisi verilir ya da Sikkelerin geri döner.',
    ],
  },
  {
    slug: 'fiyatlar-nasil-belirleniyor',
    title: 'Pazarda fiyatlar nasıl belirleniyor?',
    summary: 'Ayda kazanılan ve harcanan Sikkelere bakıp küçük adımlarla değiştiriyoruz.',
    category: 'market',
    daysAgo: 172,
    author: 'Editör Ece',
    content: [
      'Bir ay içinde kazanılan Sikke, harcanandan çok fazlaysa fiyatlar yükselmek zorunda kalır; tersi olursa raflar boşalır. Bu iki sayıyı her ay sonunda karşılaştırıyoruz.',
      'Değişiklikler küçük adımlarla ve **en az bir hafta önceden** duyurularak yapılır. Verilmiş siparişin fiyatı sonradan değişmez.',
    ],
  },
  {
    slug: 'iade-kurallari',
    title: 'Sipariş iptali ve iade',
    summary: 'Onaylanmamış siparişi kendin iptal edebilirsin.',
    category: 'market',
    daysAgo: 134,
    content: [
      'Onaylanmamış bir siparişi sipariş geçmişinden iptal edebilirsin; ayrılan Sikkeler hemen geri döner. Onaylandıktan sonra ürün hazırlanmaya başladığı için iptal ekibe yazılır.',
      'Sponsor bonusu teslim edildikten sonra iade edilmez, çünkü bonus artık sponsor sitedeki hesabındadır.',
    ],
  },
  {
    slug: 'bilet-paketi-siniri',
    title: 'Bilet paketinde haftalık sınır',
    summary: 'Bir üye haftada en fazla iki paket alabiliyor.',
    category: 'market',
    daysAgo: 91,
    correction: { text: 'Sınır çekiliş başına değil, takvim haftası başınadır.', daysLater: 1 },
    content: [
      'Bilet paketleri bir saat içinde tükenince haftalık sınır koyduk: **takvim haftası başına üye başına iki paket.** Böylece geç gelenlere de kalıyor.',
      'Sınırın dolduğunda ürün sayfasındaki listede hangi gün yenileneceği yazar.',
    ],
  },
  {
    slug: 'stok-gunlugu',
    title: 'Stok günlüğü herkese açık',
    summary: 'Ne zaman kaç adet eklendi, kim için ayrıldı değil ama kaç adet ayrıldı görünüyor.',
    category: 'market',
    daysAgo: 48,
    content: [
      '“Stok gizlice yenileniyor” söylentisini bitiriyoruz: ürünlerin stok değişiklikleri artık tarihleriyle ürün sayfasında. Kimin aldığı görünmez, kaç adet eklendiği ve kaç adet ayrıldığı görünür.',
      'Yeni ürünler her salı yayınında duyuruluyor; raflar [Sikke Pazarı](/market) sayfasında.',
    ],
  },
  {
    slug: 'kis-rafi',
    title: 'Kış rafı: bere, termos ve yeni kodlar',
    summary: 'Salı yayınında açılan raf, hafta boyunca aynı stokla satışta.',
    category: 'market',
    daysAgo: 6,
    content: [
      'Kış rafında bere, termos ve üç yeni kod ürünü var. Fiziksel ürünlerde üye başına bir adet sınırı geçerli.',
      'Raf bu hafta boyunca aynı stokla açık; biten ürün “tükendi” olarak kalacak. Hepsi [Sikke Pazarı](/market) sayfasında.',
    ],
  },
];
