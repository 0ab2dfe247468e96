/** GET /init: nobody must verify anything, nobody is sent anywhere. */
export const init = {
  cdn_url: '',
  current_url: '',
  setting: { css: '', login_sms_required: false, login_telegram_required: false },
} as const;

/** GET /sponsors: invented ones, from a bare name to a full card. */
export const sponsors = [
  { id: 1, name: 'Örnek Kapı' },
  {
    id: 2,
    name: 'Deneme Liman',
    slug: 'deneme-liman',
    link: 'https://liman.example/',
    bonus_text: 'Freespin',
  },
  {
    ...{ id: 3, name: 'Prova Köşk', slug: 'prova-kosk', tier: 'vip', tone: '#2f6f4f' },
    ...{ link: 'https://kosk.example/', promotion_code: 'PROVA', min_deposit: 10_000, currency: 'TRY' },
    ...{ wagering_multiplier: 20, payment_methods: ['papara', 'kripto'] },
  },
] as const;

/** What `--frame` adds: reads of every page that the specification does not show. */
export const frame = {
  '/main': { cdn_url: '', configuration: { coin: 'Sikke', header: 2 } },
  '/site': {
    is_live: true,
    stream: { kick_link: 'https://kick.com/ornek' },
    social: { telegram: 'https://t.me/ornek', discord: 'https://discord.gg/ornek' },
  },
  '/popups': [{ banner_id: 'ornek', url: 'https://liman.example/', sort: '1' }],
} as const;

/** The banner's picture: a PNG of one pixel. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
