import type { ClaimAction, ClaimState } from '@/contract/claims';

interface StepSeed {
  readonly action: ClaimAction;
  readonly fromState?: ClaimState;
  readonly toState: 'pending' | 'in_review' | 'approved' | 'confirmed';
  readonly byTeam: boolean;
  readonly text: string | null;
  /** After the case was opened. */
  readonly hours: number;
}

interface CaseSeed {
  readonly type: 'complaint' | 'suggestion';
  readonly department: 'payment' | 'technical' | 'tickets';
  readonly subject: string;
  readonly hoursAgo: number;
  readonly steps: readonly StepSeed[];
}

const submit = (text: string): StepSeed => ({
  action: 'submit',
  toState: 'pending',
  byTeam: false,
  text,
  hours: 0,
});

/** The cases of the demo's player, the oldest first. */
export const caseSeeds: readonly CaseSeed[] = [
  {
    type: 'suggestion',
    department: 'technical',
    subject: 'Çekiliş saatini takvime ekleme',
    hoursAgo: 900,
    steps: [
      submit('Çekilişlerin saatini telefon takvimime ekleyebilsem kaçırmam.'),
      {
        ...{ action: 'approve', fromState: 'pending', toState: 'approved', byTeam: true, hours: 70 },
        text: 'Etkinlik sayfalarına takvim dosyası eklendi, çekilişler için de sıraya alındı.',
      },
      {
        action: 'confirm',
        fromState: 'approved',
        toState: 'confirmed',
        byTeam: false,
        text: null,
        hours: 90,
      },
    ],
  },
  {
    type: 'complaint',
    department: 'payment',
    subject: 'Bonusum hesabıma geçmedi',
    hoursAgo: 60,
    steps: [
      submit('Koddaki bonusu seçip yatırım yaptım, iki gündür hesabımda görünmüyor.'),
      {
        ...{ action: 'reply', fromState: 'pending', toState: 'in_review', byTeam: true, hours: 5 },
        text: 'Sponsora ilettik. Yatırımın saatini ve kullandığın yöntemi yazar mısın?',
      },
      {
        ...{ action: 'message', fromState: 'in_review', toState: 'in_review', byTeam: false, hours: 7 },
        text: 'Pazar akşamı 21.40, havale ile.',
      },
      {
        ...{ action: 'approve', fromState: 'in_review', toState: 'approved', byTeam: true, hours: 30 },
        text: 'Bonus sponsor tarafından tanımlandı. Hesabında görünüyorsa onaylayabilirsin.',
      },
    ],
  },
  {
    type: 'complaint',
    department: 'tickets',
    subject: 'Bilet numaram listede yok',
    hoursAgo: 4,
    steps: [submit('Onaylanan yatırımımdan gelen numaralardan biri listede görünmüyor.')],
  },
];
