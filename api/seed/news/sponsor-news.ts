import type { NewsSeed } from './news-seed';

/** Sponsors: addresses, terms, what was checked and what was taken off the list. */
export const sponsorNews: readonly NewsSeed[] = [
  {
    slug: 'nartane-adres-degistirdi',
    title: 'Nartane’nin adresi değişti',
    summary: 'Eski adres kapandı; sitemizdeki bağlantı yeni adrese gidiyor.',
    category: 'sponsor',
    sponsor: 'nartane',
    daysAgo: 64,
    content: [
      '[Nartane](/sponsorlar/nartane) yeni adresine geçti. Hesabın, bakiyen ve bonusların olduğu gibi duruyor; yalnızca adres değişti.',
      'Arama sonuçlarından değil, **sitemizdeki düğmeden** git: aynı ada benzeyen sahte siteler bu dönemlerde çoğalıyor. Geçmiş adreslerin tarihleri sponsorun sayfasında yazıyor.',
    ],
  },
  {
    slug: 'kervansa-pazartesi-bonusu',
    title: 'Kervansa’da pazartesi bonusunun şartı sadeleşti',
    summary: 'Çevrim 20 kattan 15 kata indi, süre 14 gün oldu.',
    category: 'sponsor',
    sponsor: 'kervansa',
    daysAgo: 36,
    content: [
      '[Kervansa](/sponsorlar/kervansa) pazartesi bonusunun çevrim şartını **15 kata** indirdi; yatırım ve bonus toplamı üzerinden sayılmaya devam ediyor. Süre 14 gün.',
      'Bonus satın alma (bonus buy) yine çevrime sayılmıyor. Şartların tamamını karttaki “Şartlar ve ayrıntılar” bölümünden okuyabilirsin.',
    ],
  },
  {
    slug: 'cinarino-askiya-alindi',
    title: 'Çınarino’yu listeden çıkardık',
    summary: 'Geciken çekimler çözülene kadar siteyi önermiyoruz.',
    category: 'sponsor',
    sponsor: 'cinarino',
    daysAgo: 20,
    correction: {
      text: 'İlk metinde bekleyen başvuru sayısı eksikti; kesin sayı netleşmediği için çıkarıldı.',
      daysLater: 1,
    },
    content: [
      'Son iki haftada [Çınarino](/sponsorlar/cinarino) ile ilgili gelen çekim başvuruları olağanın üstüne çıktı. Siteyle görüşüyoruz; **çekimler düzelene kadar** onu önermiyoruz ve bağlantısını kapattık.',
      'Bekleyen çekimin varsa başvuru numaranla yaz, toplu listeye ekleyelim. Gelişmeleri burada duyuracağız.',
    ],
  },
  {
    slug: 'sahte-site-uyarisi',
    title: 'Sahte sponsor sitelerine dikkat',
    summary: 'Adı aynı, sonu farklı adresler dolaşıyor; üç adımda kontrol et.',
    category: 'sponsor',
    daysAgo: 302,
    content: [
      'Sponsorlarımızın adını taşıyan sahte siteler dolaşıyor. Üç adımda kontrol edebilirsin:',
      '1. Siteye yalnızca [Önerilen Siteler](/sponsorlar) sayfasındaki düğmeyle git.\n2. Sponsorun sayfasındaki geçerli adresle tarayıcındakini karşılaştır.\n3. Kimse sana özel mesajla “yeni adres” göndermez; gönderiyorsa bildir.',
    ],
  },
  {
    slug: 'son-kontrol-tarihi',
    title: 'Her sponsorda son kontrol tarihi',
    summary: 'Bonus, çevrim ve ödeme yöntemleri düzenli olarak yeniden okunuyor.',
    category: 'sponsor',
    daysAgo: 268,
    author: 'Editör Ece',
    content: [
      'Sponsor kartlarına “son kontrol” bilgisini ekledik. Ekip her sitenin bonusunu, çevrim şartını ve ödeme yöntemlerini düzenli aralıklarla yeniden okuyup tarihi güncelliyor.',
      'Kartta yazanla sitede gördüğün farklıysa haber ver; aynı gün bakıyoruz. Liste: [Önerilen Siteler](/sponsorlar).',
    ],
  },
  {
    slug: 'anafora-kayip-iadesi',
    title: 'Anafora’da çevrimsiz kayıp iadesi',
    summary: 'Cuma günleri yüzde 15 iade, çevrim şartı olmadan.',
    category: 'sponsor',
    sponsor: 'anafora',
    daysAgo: 231,
    content: [
      '[Anafora](/sponsorlar/anafora) haftalık kayıp iadesini çevrimsiz hâle getirdi: cuma günü hesaba geçen tutar için ayrıca çevrim istenmiyor.',
      'İade, haftanın toplam kaybı üzerinden ve **talep edersen** veriliyor. Talep etmeyi unutursan sonraki haftaya devretmiyor.',
    ],
  },
  {
    slug: 'poyrazen-deneme-bonusu',
    title: 'Poyrazen deneme bonusunu geri getirdi',
    summary: 'Yeni üyeler için 100 ₺, yatırım şartı yok; kazanç sınırını okumayı unutma.',
    category: 'sponsor',
    sponsor: 'poyrazen',
    daysAgo: 194,
    content: [
      '[Poyrazen](/sponsorlar/poyrazen) yeni üyelere 100 ₺ deneme bonusu vermeye yeniden başladı. Yatırım istenmiyor, ancak bu bonusla kazanılan tutarda üst sınır var.',
      'Sınır ve süre kartta yazıyor. Bonusu almadan önce oku; sonradan “söylenmedi” demek kimseye yaramıyor.',
    ],
  },
  {
    slug: 'balonya-donus-gunu',
    title: 'Balonya’da dönüşler bir kerede değil, beş günde',
    summary: '250 freespin artık günde ellişer olarak yükleniyor.',
    category: 'sponsor',
    sponsor: 'balonya',
    daysAgo: 160,
    correction: { text: 'Dönüşlerin geçerlilik süresi 24 değil 48 saattir.', daysLater: 1 },
    content: [
      '[Balonya](/sponsorlar/balonya) ilk yatırım bonusundaki 250 freespini beş güne yaydı: her gün elli dönüş yükleniyor ve **48 saat** geçerli kalıyor.',
      'Kullanılmayan dönüşler siliniyor, o yüzden bonusu vaktin olduğu bir haftada başlat.',
    ],
  },
  {
    slug: 'odeme-yontemi-suresi',
    title: 'Hangi yöntem ne kadar sürüyor?',
    summary: 'Üyelerin bildirdiği çekim sürelerinden bir derleme.',
    category: 'sponsor',
    daysAgo: 124,
    content: [
      'Üç ay boyunca paylaşılan çekim sürelerini bir araya getirdik. Genel tablo şöyle: cüzdanlarda çoğunlukla bir saatin altında, havalede aynı gün, kriptoda ağ yoğunluğuna göre değişiyor.',
      'Bu sayılar üyelerin bildirimleridir, sponsorun vaadi değil. Büyük tutarlarda belge istenmesi olağandır; belgeyi yalnızca sponsorun kendi sitesinden yükle.',
    ],
  },
  {
    slug: 'obsidra-kripto-siniri',
    title: 'Obsidra’da kripto bonusunun üst sınırı yükseldi',
    summary: 'Yüzde 75 bonusun üst sınırı artık 1000 $.',
    category: 'sponsor',
    sponsor: 'obsidra',
    daysAgo: 84,
    content: [
      '[Obsidra](/sponsorlar/obsidra) kripto yatırımlarına verdiği yüzde 75 bonusun üst sınırını yükseltti. Çevrim şartı aynı kaldı.',
      'Yüksek sınır, yüksek yatırım yapman gerektiği anlamına gelmez. Bütçeni önceden belirle ve ona bağlı kal.',
    ],
  },
  {
    slug: 'vagonet-yeni-sponsor',
    title: 'Vagonet listemize katıldı',
    summary: 'İlk üç yatırıma ayrı bonus; biletlere ve yarışlara dahil olup olmadığı sayfasında.',
    category: 'sponsor',
    sponsor: 'vagonet',
    daysAgo: 9,
    content: [
      '[Vagonet](/sponsorlar/vagonet) üç haftalık denemenin ardından listemize katıldı. Deneme boyunca küçük ve büyük tutarlarla çekim yaptık, destek ekibine soru sorduk, şartları okuduk.',
      'Neyin sayıldığını, bonusun çevrimini ve ödeme yöntemlerini sponsorun sayfasında bulabilirsin.',
    ],
  },
];
