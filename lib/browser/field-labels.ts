import type { useMessages } from 'next-intl';

type LabelKey = `labels.${keyof ReturnType<typeof useMessages>['labels'] & string}`;

/**
 * The message key of a field's label, or `null` for a field without one. Nested names count by their last word
 * (`items.0.amount` is `amount`).
 */
export function labelKeyOf(field: string): LabelKey | null {
  const name = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  return labelKeys.get(name) ?? null;
}

/** Every field of the specification's section 3 (D25), and those that came with this product. */
const labelKeys: ReadonlyMap<string, LabelKey> = new Map<string, LabelKey>([
  ['bet', 'labels.bet'],
  ['deposit_date', 'labels.deposit_date'],
  ['content', 'labels.content'],
  ['game_name', 'labels.game_name'],
  ['link', 'labels.link'],
  ['sponsor', 'labels.sponsor'],
  ['sponsors', 'labels.sponsors'],
  ['win', 'labels.win'],
  ['market', 'labels.market'],
  ['site_username', 'labels.site_username'],
  ['code', 'labels.code'],
  ['promotion_code', 'labels.promotion_code'],
  ['account_no', 'labels.account_no'],
  ['bank_id', 'labels.bank_id'],
  ['branch_code', 'labels.branch_code'],
  ['account_number', 'labels.account_number'],
  ['address', 'labels.address'],
  ['token', 'labels.token'],
  ['user', 'labels.user'],
  ['amount', 'labels.amount'],
  ['username', 'labels.username'],
  ['password', 'labels.password'],
  ['password_confirmation', 'labels.password_confirmation'],
  ['name', 'labels.name'],
  ['surname', 'labels.surname'],
  ['email', 'labels.email'],
  ['email_confirmation', 'labels.email_confirmation'],
  ['phone', 'labels.phone'],
  ['skype', 'labels.skype'],
  ['phone_country', 'labels.phone_country'],
  ['phone_number', 'labels.phone_number'],
  ['currency', 'labels.currency'],
  ['birthday', 'labels.birthday'],
  ['country', 'labels.country'],
  ['city', 'labels.city'],
  ['type', 'labels.type'],
  ['file', 'labels.file'],
  ['zipcode', 'labels.zipcode'],
  ['secret_question', 'labels.secret_question'],
  ['secret_answer', 'labels.secret_answer'],
  ['notification', 'labels.notification'],
  ['terms', 'labels.terms'],
  ['gender', 'labels.gender'],
  ['subject', 'labels.subject'],
  ['department', 'labels.department'],
  ['message', 'labels.message'],
  ['captcha', 'labels.captcha'],
  ['identification_number', 'labels.identification_number'],
  ['day', 'labels.day'],
  ['month', 'labels.month'],
  ['year', 'labels.year'],
  ['end_balance', 'labels.end_balance'],
  ['best_x', 'labels.best_x'],
  ['best_game', 'labels.best_game'],
  ['current_password', 'labels.current_password'],
  ['telegram', 'labels.telegram'],
  ['avatar', 'labels.avatar'],
  ['affiliate_code', 'labels.affiliate_code'],
  ['raffle', 'labels.raffle'],
  ['reason', 'labels.reason'],
  ['note', 'labels.note'],
  ['title', 'labels.title'],
  ['codes', 'labels.codes'],
  ['max_uses', 'labels.max_uses'],
  ['starts_at', 'labels.starts_at'],
  ['ends_at', 'labels.ends_at'],
  ['g-recaptcha-response', 'labels.captcha'],
]);
