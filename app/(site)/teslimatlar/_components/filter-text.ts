import { getTranslations } from 'next-intl/server';
import type { DeliveryFilter } from '@/lib/format/delivery-paths';
import { monthText } from '@/lib/format/month-text';

/** What a list of prizes is narrowed to, in words: `Kasım 2026, Çekiliş, İtirazlı`. */
export async function filterText({ month, area, view }: DeliveryFilter): Promise<string> {
  const t = await getTranslations('deliveries');
  return [month && monthText(month), area && t(`areas.${area}`), view && t(`views.${view}`)]
    .filter(Boolean)
    .join(', ');
}
