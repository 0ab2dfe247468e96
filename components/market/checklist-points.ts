import type { useTranslations } from 'next-intl';
import type { MarketDetail } from '@/lib/data/market';
import { userSectionPath } from '@/lib/routes';
import type { ChecklistPoint } from './checklist-line';
import { durationText } from './duration-text';

type Texts = ReturnType<typeof useTranslations<'market'>>;

const verifyPath = userSectionPath('verify');
const partnersPath = userSectionPath('partners');

/** What an item asks for, in the order and by the names of the API's own checklist. */
export function checklistPoints(item: MarketDetail, t: Texts): ChecklistPoint[] {
  const { phone, telegram, sponsor_linked, member_days } = item.requirements;
  const points: ChecklistPoint[] = [];
  const add = (check: string, text: string, path: string | null = null) => points.push({ check, text, path });
  if (phone) add('phone', t('needs.phone'), verifyPath);
  if (telegram) add('telegram', t('needs.telegram'), verifyPath);
  if (sponsor_linked)
    add('sponsor_linked', t('needs.sponsor', { sponsor: item.sponsor?.name ?? '' }), partnersPath);
  if (member_days) add('member_days', t('needs.memberDays', { count: member_days }));
  if (item.perUserLimit !== null) add('per_user_limit', t('needs.limit', { count: item.perUserLimit }));
  if (item.cooldownH !== null)
    add('cooldown', t('needs.cooldown', { time: durationText(item.cooldownH, t) }));
  add('balance', t('needs.balance', { amount: item.price }));
  return points;
}
