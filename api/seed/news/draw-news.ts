import type { NewsSeed } from './news-seed';

/** Draws: how they work, what changed, who is waited for. */
export const drawNews: readonly NewsSeed[] = [
  {
    slug: 'cekilis-kanitlanabilir',
    title: 'Çekilişler artık kanıtlanabilir',
    summary: 'Sonucu belirleyen tohum çekilişten önce mühürleniyor, sonra açıklanıyor.',
    category: 'cekilis',
    daysAgo: 334,
    content: [
      'Çekilişin dürüst olduğuna inanmanı istemiyoruz; **denetlemeni** istiyoruz. Bilet satışı kapanmadan önce gizli bir tohumun özetini yayımlıyoruz. Çekilişten sonra tohumun kendisi açıklanıyor.',
      'İkisini karşılaştıran herkes sonucun sonradan değiştirilmediğini görebilir. Adımların tamamı biten her çekilişin sayfasında: [Biletler](/bilet).',
    ],
  },
  {
    slug: 'bilet-tablosu-guncellendi',
    title: 'Yatırım başına bilet tablosu güncellendi',
    summary: 'Her sponsorun kaç liraya kaç bilet verdiği çekilişin sayfasında yazıyor.',
    category: 'cekilis',
    daysAgo: 297,
    content: [
      'Tek tablo herkese uymuyordu: kimi sponsorun alt sınırı yüksek, kimisi kripto ile çalışıyor. Artık **her çekilişin kendi tablosu var** ve sponsorlara göre ayrılıyor.',
      'Tablo çekiliş açıldıktan sonra değiştirilmez. Yatırımını bildirirken tarih ve tutarın okunduğu bir görüntü eklemen yeterli; kart ve hesap numaralarını kapatmayı unutma.',
    ],
  },
  {
    slug: 'yedek-liste-nedir',
    title: 'Yedek liste neden var?',
    summary: 'Kazanan 72 saat içinde ulaşılmazsa ödül sıradaki yedeğe geçer.',
    category: 'cekilis',
    daysAgo: 253,
    content: [
      'Her ödül için asıl kazananlarla birlikte yedekler de çekilir ve aynı anda ilan edilir. Kazanan **72 saat** içinde ödülünü istemezse sıra yedeğe geçer; yeni bir çekiliş yapılmaz.',
      'Geçmiş çekilişlerin kazanan ve yedek listeleri [Biletler](/bilet) sayfasındaki arşivde durur.',
    ],
  },
  {
    slug: 'bahar-cekilisi-bitti',
    title: 'Bahar çekilişi tamamlandı',
    summary: 'Ödüllerin tamamı dağıtıldı; iki ödül yedeklere geçti.',
    category: 'cekilis',
    daysAgo: 214,
    content: [
      'Bahar çekilişinin bütün ödülleri yerini buldu. Süresi içinde dönüş yapmayan iki kazananın ödülü yedeklere geçti; ikisi de teslim edildi.',
      'Katılan herkese teşekkürler. Sıradaki çekiliş açıldığında [Biletler](/bilet) sayfasında geri sayımıyla göreceksin.',
    ],
  },
  {
    slug: 'red-nedenleri',
    title: 'Bildirimlerin çoğu hangi nedenle reddediliyor?',
    summary: 'Okunmayan tarih, eksik kullanıcı adı ve aynı dekontun ikinci kez gönderilmesi başta geliyor.',
    category: 'cekilis',
    daysAgo: 178,
    author: 'Moderatör Kaan',
    content: [
      'Geçen ayın reddedilen bildirimlerini saydık. İlk üç neden:',
      '1. Görüntüde **tarih okunmuyor**.\n2. Sponsor sitedeki **kullanıcı adı** yazılmamış.\n3. Aynı dekont ikinci kez gönderilmiş.',
      'Reddedilen bildirimi düzeltip yeniden gönderebilirsin; süre dolmadıysa biletlerin yine işlenir.',
    ],
  },
  {
    slug: 'fiziksel-odul-kargo',
    title: 'Fiziksel ödüllerde kargo süresi',
    summary: 'Adres onayından sonra beş iş günü; takip numarası hesabına yazılıyor.',
    category: 'cekilis',
    daysAgo: 139,
    content: [
      'Fiziksel ödüller, adresin onaylandıktan sonra **beş iş günü** içinde kargoya verilir. Takip numarası ödül kaydına yazılır.',
      'Yurt dışına gönderim yapamıyoruz; bu durumda ödülün Sikke karşılığı hesabına eklenir.',
    ],
  },
  {
    slug: 'yaz-sonu-cekilisi',
    title: 'Yaz sonu çekilişi rekor biletle kapandı',
    summary: 'Şimdiye kadarki en kalabalık çekilişin sonuçları açıklandı.',
    category: 'cekilis',
    daysAgo: 88,
    correction: {
      text: 'Metinde geçen bilet sayısına iptal edilen bildirimler de dahildi; çıkarıldı.',
      daysLater: 3,
    },
    content: [
      'Yaz sonu çekilişi, katılan kişi sayısında bugüne kadarki en kalabalık çekiliş oldu. Kesin sayılar, kazananlar ve yedekler çekilişin sayfasında.',
      'Kazandıysan ödülünü 72 saat içinde istemen gerekiyor. Sonuçları [Biletler](/bilet) sayfasında bulabilirsin.',
    ],
  },
  {
    slug: 'bir-kisiye-bir-odul',
    title: 'Bir çekilişte bir kişiye bir ödül',
    summary: 'Çok bileti olan üyenin şansı artıyor ama ödül sayısı artmıyor.',
    category: 'cekilis',
    daysAgo: 52,
    content: [
      'Aynı çekilişte iki kez kazanan olunca haklı bir tepki geldi. Yeni kural: **bir çekilişte bir kişi en fazla bir ödül kazanır.** Bilet sayısı kazanma olasılığını artırır, ödül sayısını artırmaz.',
      'Kural bu ay açılan bütün çekilişlerde geçerli ve her çekilişin koşullarında yazıyor.',
    ],
  },
  {
    slug: 'ay-sonu-cekilisi-yaklasiyor',
    title: 'Ay sonu çekilişi için son hafta',
    summary: 'Bildirimlerin onayı bir günü bulabiliyor; son dakikaya bırakma.',
    category: 'cekilis',
    daysAgo: 5,
    content: [
      'Ay sonu çekilişinde son haftaya girdik. Bildirimler sırayla inceleniyor ve yoğun günlerde onay bir günü bulabiliyor. **Süre dolmadan gönderilen her bildirim**, onayı sonra gelse de sayılır.',
      'Biletlerin hesabına işlendikçe çekilişin sayfasında toplam bilet sayısı güncellenir: [Biletler](/bilet).',
    ],
  },
];
