import type { NewsSeed } from './news-seed';

/** Rules, novelties and words of the team. */
export const announcements: readonly NewsSeed[] = [
  {
    slug: 'sikke-nedir-nasil-kazanilir',
    title: 'Sikke nedir, nasıl kazanılır, neye harcanır?',
    summary: 'Yeni gelenler için kısa rehber: topluluk puanımızın kuralları tek sayfada.',
    category: 'duyuru',
    daysAgo: 310,
    isPinned: true,
    content: [
      'Sikke, topluluk içi bir puandır. **Parayla alınmaz, satılmaz, başkasına devredilmez ve paraya çevrilmez.** Onu yalnızca topluluğa katılarak kazanırsın.',
      '## Kazanmanın yolları',
      '- Günlük girişini damga kartına işle.\n- Yayında paylaşılan kodu süresi dolmadan gir.\n- Bonus huntta toplam kazancı tahmin et.\n- Kazancını [Sizden Gelenler](/sizdengelenler) sayfasında paylaş; onaylanan her paylaşım puan getirir.',
      'Bütün yollar, miktarlar ve günlük sınırlar [Puan Kazan](/points) sayfasında durur. Bir miktar değişirse önce orada, sonra burada duyururuz.',
      '## Harcamanın yolları',
      'Biriken Sikkeler [Sikke Pazarı](/market) içinde bonusa, freespine, koda ya da fiziksel ürüne dönüşür. Harcamak [Liderlik](/liderlik) sıranı düşürmez: sıralama bakiyeye değil, kazanılan puana bakar.',
    ],
  },
  {
    slug: 'yeni-site-acildi',
    title: 'Yeni sitemiz açıldı',
    summary: 'Biletler, yarışlar, huntlar ve pazar artık tek adreste.',
    category: 'duyuru',
    daysAgo: 362,
    content: [
      'Bugüne kadar çekilişler bir mesajda, yarış sıralaması bir tabloda, market bir formda duruyordu. Hepsini tek adreste topladık.',
      'Kullanıcı adını ve e-postanı girmen yeterli; kimlik numarası istemiyoruz ve hiçbir zaman istemeyeceğiz. Telefon doğrulaması, ödüllerin tek kişiye gitmesi için gerekiyor.',
      'Bir eksik görürsen [Şikâyet ve Öneri](/sikayetoneri) sayfasından yaz. Gelen her mesaja bir numara verilir ve sonucu o numarayla izlersin.',
    ],
  },
  {
    slug: 'telegram-dogrulamasi-basladi',
    title: 'Telegram doğrulaması başladı',
    summary: 'Çekiliş sonuçları ve ödül teslimi için Telegram hesabını bağlaman gerekiyor.',
    category: 'duyuru',
    daysAgo: 288,
    content: [
      'Aynı kişinin birden fazla hesapla katılmasını önlemek için ödül teslimlerinde Telegram doğrulamasına geçtik. Bağlantı [Doğrulamalar](/user/verify) sayfasından bir dakikada kurulur.',
      'Ekip senden **hiçbir zaman** şifreni, doğrulama kodunu ya da ödeme istemez. Böyle bir mesaj alırsan ekran görüntüsüyle bize ilet, hesabı topluluktan çıkaralım.',
    ],
  },
  {
    slug: 'cok-hesap-kurali',
    title: 'Çok hesap kuralını netleştirdik',
    summary: 'Aynı evden katılanlar, ortak cihaz ve itiraz süreci üzerine.',
    category: 'duyuru',
    daysAgo: 241,
    correction: {
      text: 'İlk metinde itiraz süresi 3 gün yazıyordu; doğrusu 7 gündür.',
      daysLater: 1,
    },
    content: [
      'Kural basit: bir kişi, bir hesap. Aynı evde yaşayan iki kişi elbette ayrı hesap açabilir; ödül sırasında telefon numaralarının farklı olması yeterli.',
      'Ortak cihaz tek başına ceza sebebi değildir. İki hesabın yalnızca birbirine yarayan hareketleri varsa incelenir; kapatılan hesabın sahibine gerekçe yazılır.',
      'Karara **7 gün** içinde itiraz edebilirsin. İtirazı, kararı veren kişi değil başka bir moderatör değerlendirir.',
    ],
  },
  {
    slug: 'damga-karti-geldi',
    title: 'Seri yerine damga kartı',
    summary: 'Bir gün kaçırınca her şey sıfırlanmıyor: haftada beş damga yeter.',
    category: 'duyuru',
    daysAgo: 203,
    content: [
      'Günlük giriş serisi çoğunuzu yoruyordu; bir gün kaçıran baştan başlıyordu. Onun yerine damga kartı geldi.',
      'Kart bir hafta geçerli, yedi kutusu var ve **beşini** doldurman tam ödül için yeterli. Eksik kalan kart da doldurduğun kadarını öder. Ayrıntılar [Puan Kazan](/points) sayfasında.',
    ],
  },
  {
    slug: 'liderlik-kurali-degisti',
    title: 'Liderlikte eşitlik nasıl bozuluyor?',
    summary: 'Aynı puana ilk ulaşan üstte kalır; dönem kapanınca tablo donar.',
    category: 'duyuru',
    daysAgo: 167,
    content: [
      'Haftalık liderlikte iki üye aynı puanla bitirdi ve kuralın sayfada yazmadığını fark ettik. Artık tablonun altında yazıyor: **o puana önce ulaşan üstte yer alır.**',
      'Dönem bittiğinde tablo dondurulur ve arşivde kalır; sonradan düzeltilen bir puan geçmiş sıralamayı değiştirmez. Güncel tablo her zaman [Liderlik](/liderlik) sayfasında.',
    ],
  },
  {
    slug: 'kaynak-ve-saat',
    title: 'Her sayının yanında kaynağı ve saati',
    summary: 'Yarış sıralamaları sponsor panelinden geliyor; ne zaman alındığı artık görünüyor.',
    category: 'duyuru',
    daysAgo: 131,
    content: [
      '“Sıralama neden değişmedi?” sorusunun cevabı çoğu zaman aynı: sponsor paneli henüz güncellenmemiştir. Bundan sonra her yarış tablosunun üstünde verinin kaynağı ve son alındığı saat yazıyor.',
      'Kesin sonuç, yarış bittikten sonraki itiraz süresi kapanınca ilan edilir. O ana kadar tablo “geçici” işareti taşır. Açık yarışlar [Çevrim Etkinlikleri](/cevrim-etkinlikleri) sayfasında.',
    ],
  },
  {
    slug: 'destek-saatleri',
    title: 'Destek saatlerimiz',
    summary: 'Hafta içi 12.00–00.00, hafta sonu 14.00–02.00 arasında yanıt veriyoruz.',
    category: 'duyuru',
    daysAgo: 96,
    content: [
      'Başvurulara hafta içi 12.00 ile 00.00, hafta sonu 14.00 ile 02.00 arasında bakıyoruz. İlk yanıt hedefimiz altı saat; ödül teslimlerinde iki iş günü.',
      'Aynı konuyu iki kez yazmak sırayı hızlandırmaz, aksine iki kayıt açar. Numaranı sakla ve eklemek istediğin bir şey varsa aynı kayda yaz.',
    ],
  },
  {
    slug: 'sorumlu-oyun-sayfasi',
    title: 'Ara vermek isteyene bir düğme',
    summary: 'Bonus ve yarış içeriklerini gizleyen mola isteğini ekibe yazman yeterli.',
    category: 'duyuru',
    daysAgo: 58,
    content: [
      'Oyun eğlence içindir. Eğlence olmaktan çıktığını hissediyorsan ara vermek en doğru karardır; ekibe yaz, hesabını istediğin süre için katılımlara kapatalım.',
      'Kendin ya da bir yakının için ücretsiz ve gizli destek almak istersen **YEDAM Danışmanlık Hattı 115** günün her saati açıktır.',
      'Mola süresince puanların silinmez, sıran korunur.',
    ],
  },
  {
    slug: 'gizlilik-maskeli-adlar',
    title: 'Listelerde adlar neden yıldızlı?',
    summary: 'Sıralamalarda ve çekiliş listelerinde kullanıcı adının yalnızca başı ve sonu görünür.',
    category: 'duyuru',
    daysAgo: 24,
    content: [
      'Sitedeki bütün açık listelerde kullanıcı adları maskelenir: ilk harfler ve son harfler kalır, ortası gizlenir. Tam adı yalnızca sen ve ödülünü hazırlayan ekip görür.',
      'Kendi satırını bulmak için aramana gerek yok: giriş yaptığında [Liderlik](/liderlik) tablosunda sıran en altta sabitlenir.',
    ],
  },
  {
    slug: 'kis-donemi-programi',
    title: 'Kış dönemi programı hazır',
    summary: 'Üç ay sürecek sezon turnuvası, haftalık av ve ay sonu çekilişleri.',
    category: 'duyuru',
    daysAgo: 3,
    isPinned: true,
    content: [
      'Kış dönemi bu hafta başlıyor. Program üç ayaktan oluşuyor:',
      '1. Her perşembe akşamı canlı [bonus hunt](/bonus-hunts) ve tahmin oyunu.\n2. Üç ay boyunca puan toplanan sezon [turnuvası](/turnuvalar).\n3. Her ayın son günü [bilet](/bilet) çekilişi.',
      'Tarihler kesindir; bir yayın kayarsa en geç o gün öğlen burada yazarız. Katılım koşulları her etkinliğin kendi sayfasında.',
    ],
  },
];
