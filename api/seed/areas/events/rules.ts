import type { EventType } from '@/contract/events';
import type { EventSeed } from './event-seed';

const howTo: Readonly<Record<EventType, readonly string[]>> = {
  multiplier: [
    'Etkinlik süresi içinde oyna, sonucu bahis ve kazanç okunacak biçimde görüntüle.',
    'Görüntüyü ya da sağlayıcının tekrar bağlantısını gönder; çarpanı biz hesaplarız.',
    'Ekip inceler, onaylanan sonuç sıralamaya girer. Sıralamada en iyi sonucun yer alır.',
  ],
  first_hit: [
    'Hedef çarpanı yakaladığın eli görüntüle ya da tekrar bağlantısını kopyala.',
    'Gönder: saat, gönderim anıdır; incelemenin ne kadar sürdüğü sıranı değiştirmez.',
  ],
  quiz: [
    'Yayını aç, Telegram grubundaki bota “katıl” yaz.',
    'Sorular yayında okunur, yanıtlar bota verilir.',
  ],
  deposit: [
    'Sponsor sitede etkinlik süresi içinde yatırımını yap.',
    'Dekontun görüntüsünü site kullanıcı adınla birlikte gönder.',
    'Onaylanan yatırımlar gönderim sırasına göre ödülü alır.',
  ],
  custom: ['Gönderini etkinlik süresi içinde ilet.', 'Ekip puanlar, sıralama etkinlik bitince kesinleşir.'],
};

const ties: Readonly<Record<EventType, string>> = {
  multiplier: 'Çarpanlar eşitse **önce gönderen** üstte yer alır.',
  first_hit: 'Aynı anda gelen iki sonuçta **kaydı önce açılan** öndedir; çarpanın büyüklüğüne bakılmaz.',
  quiz: 'Puanlar eşitse son yanıtını **önce veren** üstte yer alır.',
  deposit: 'Sıra, gönderim anına göredir; yatırımın tutarına bakılmaz.',
  custom: 'Puanlar eşitse **önce gönderen** üstte yer alır.',
};

/** The rules of a demo event as Markdown: how to take part, what counts, ties, and when prizes come. */
export function toRules({ type, rules, sponsor }: EventSeed): string {
  return [
    '## Nasıl katılınır?',
    howTo[type].map((step, at) => `${at + 1}. ${step}`).join('\n'),
    '## Neler sayılır?',
    list(rules),
    '## Eşitlik olursa',
    ties[type],
    '## Ödüller',
    list([
      'Sonuçlar etkinlik bitiminden sonraki **72 saat** içinde kesinleşir ve bu sayfada kalır.',
      sponsor
        ? 'Sponsor ödülleri site hesabına, Sikkeler buradaki bakiyene geçer.'
        : 'Sikkeler bakiyene geçer, eşyalar kargoyla gelir.',
      'İtiraz için [Şikayet / Öneri](/sikayetoneri) sayfasından kayıt açabilirsin.',
    ]),
    '> 18 yaşından küçükler katılamaz. Oyun bir kazanç yolu değildir; kaybetmeyi göze aldığından fazlasını oynama.',
  ].join('\n\n');
}

function list(sentences: readonly string[]): string {
  return sentences.map((sentence) => `- ${sentence}`).join('\n');
}
