import { getTranslations } from 'next-intl/server';
import { figureSpans } from '@/contract/desk-figures';

/** The pills by which a page of figures asks for its span; thirty days are the address without a word. */
export async function toSpanPills() {
  const t = await getTranslations('desk.figures');
  const options = figureSpans.map((value) => ({
    value: value === '30' ? '' : value,
    label: t('span', { count: Number(value) }),
  }));
  return { name: 'gun', label: t('spans'), options };
}
