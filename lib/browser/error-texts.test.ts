import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { errorCodes, ruleNames } from '@/contract/error-body';
import { messages } from '@/lib/i18n/default-messages';
import { errorTexts, ruleText } from './error-texts';
import { findLabelKey } from './field-labels';

const t = createTranslator({ locale: 'tr', messages });

describe('the texts of a failed call', () => {
  it('are one a field, its label before its first message (specification 8)', () => {
    const errors = { email: ['unique', 'email'], username: ['required'], password: ['regex'] };
    expect(errorTexts({ error: 'validation_failed', errors }, t)).toEqual([
      'E-Mail zaten kullanılmış',
      'Kullanıcı Adı Zorunludur',
      'Şifre Büyük harf ve özel karakter de içermelidir.',
    ]);
  });

  it.each([
    ['unique', 'zaten kullanılmış'],
    ['confirmed', 'uyuşmadı'],
    ['exists', 'Bulunamadı ve ya Pasif Durumda'],
    ['required', 'Zorunludur'],
    ['regex', 'Şifre Büyük harf ve özel karakter de içermelidir.'],
    ['min.string', 'Harf İçermelidir'],
    ['min.regex', 'Büyük harf ve küçük harf beraber zorunludur'],
  ])('have the exact words of the specification for %s', (rule, text) => {
    expect(ruleText(rule, t)).toBe(text);
  });

  it('say of a time to come and of a choice that nobody made what is wrong with it, and what to do', () => {
    expect(errorTexts({ errors: { deposit_date: ['future'], sponsor: ['unchosen'] } }, t)).toEqual([
      `Yatırım Tarihi ${messages.errors.rules.future}`,
      `Sponsor ${messages.errors.rules.unchosen}`,
    ]);
    expect(ruleText('future', t)).toMatch(/gelecekte olamaz.*zaman seç/);
    expect(ruleText('unchosen', t)).toMatch(/seçilmedi.*seç$/);
    for (const rule of ['invalid', 'future', 'unchosen'] as const)
      expect(ruleText(rule, t), 'nobody is told only that it is not valid').not.toMatch(/^geçersiz\.?$/i);
  });

  it('show a ready sentence as it is, and a field without a label by its message alone (D28)', () => {
    expect(errorTexts({ errors: { amount: ['En az 10 olmalı'], bilinmeyen: ['Olmaz'] } }, t)).toEqual([
      'Tutar En az 10 olmalı',
      'Olmaz',
    ]);
  });

  it('are the message, else the translated error, else the error as it is, and never nothing', () => {
    expect(errorTexts({ message: 'Hazır cümle', error: 'conflict' }, t)).toEqual(['Hazır cümle']);
    expect(errorTexts({ error: 'validation_failed' }, t)).toEqual(['Formu kontrol edin']);
    expect(errorTexts({ error: 'Bakım var' }, t)).toEqual(['Bakım var']);
    expect(errorTexts({ errors: {} }, t)).toHaveLength(1);
    expect(errorTexts({ error: 'constructor' }, t)).toEqual(['constructor']);
  });

  it.each([
    [1, 'Çok fazla deneme yaptın. 1 saniye sonra tekrar dene.'],
    [90, 'Çok fazla deneme yaptın. 90 saniye sonra tekrar dene.'],
    [91, 'Çok fazla deneme yaptın. 2 dakika sonra tekrar dene.'],
    [899, 'Çok fazla deneme yaptın. 15 dakika sonra tekrar dene.'],
    [5400, 'Çok fazla deneme yaptın. 90 dakika sonra tekrar dene.'],
    [5401, 'Çok fazla deneme yaptın. 2 saat sonra tekrar dene.'],
  ])('say how long to wait after too many tries: %i s', (retryAfterS, text) => {
    expect(errorTexts({ error: 'too_many_requests', retryAfterS }, t)).toEqual([text]);
  });

  it('ask for patience where no time is named, and leave a server its own sentence', () => {
    expect(errorTexts({ error: 'too_many_requests' }, t)).toEqual([messages.errors.codes.too_many_requests]);
    expect(errorTexts({ error: 'too_many_requests', message: 'Yarın gel', retryAfterS: 9 }, t)).toEqual([
      'Yarın gel',
    ]);
  });

  it('exist for every code and every rule of the contract', () => {
    for (const code of errorCodes) expect(errorTexts({ error: code }, t)[0]).not.toContain('errors.');
    for (const rule of ruleNames) expect(ruleText(rule, t)).not.toBe(rule);
  });

  it('have a label for every field of the specification (D25)', () => {
    const fields =
      `bet deposit_date content game_name link sponsor sponsors win market site_username code promotion_code account_no
      bank_id branch_code account_number address token user amount username password password_confirmation name surname email
      email_confirmation phone skype phone_country phone_number currency birthday country city type file zipcode
      secret_question secret_answer notification terms gender subject department message captcha identification_number day
      month year g-recaptcha-response items.0.amount`.split(/\s+/);
    expect(fields.filter((field) => findLabelKey(field) === null)).toEqual([]);
  });
});
