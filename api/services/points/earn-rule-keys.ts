/**
 * The rules that the program itself credits by, under the keys they have had since the first demo. An operator may set their amounts
 * and limits, or switch them off; a rule that is not there brings nothing.
 */
export const earnRuleKeys = {
  checkin: 'gunluk_ugrama',
  stampCard: 'yedi_damga',
  code: 'kod_yagmuru',
  telegramCode: 'telegram_kodu',
  phone: 'telefon_dogrulama',
  telegram: 'telegram_baglama',
  avatar: 'avatar_secimi',
  sponsorLink: 'sponsor_baglama',
  win: 'kazanc_paylasimi',
  guess: 'hunt_tahmini',
  tournament: 'turnuva',
  event: 'etkinlik',
  referral: 'arkadas_daveti',
  kickReward: 'kick_odulu',
  kickChat: 'kick_sohbet',
} as const;
