import { getTranslations } from 'next-intl/server';
import { formatDateTime } from '@/lib/format/dates';

interface LastChangeProps {
  readonly of: { readonly changed_by: string | null; readonly changed_at: string | null } | null;
}

/** Who changed settings last, and when; nothing before the first time. */
export async function LastChange({ of: known }: LastChangeProps) {
  const t = await getTranslations('desk.settings');
  const at = known?.changed_at && formatDateTime(known.changed_at);
  if (!known?.changed_by || !at) return null;
  return <p className="mt-4 text-sm text-text-3">{t('changed', { who: known.changed_by, when: at })}</p>;
}
