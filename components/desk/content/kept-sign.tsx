import { useTranslations } from 'next-intl';
import { formatTime } from '@/lib/format/dates';
import type { Kept } from './use-autosave';

interface KeptSignProps {
  readonly kept: Kept;
  readonly isDirty: boolean;
}

/** How the draft of a form stands. */
export function KeptSign({ kept, isDirty }: KeptSignProps) {
  const t = useTranslations('desk.content.editor');
  if (!isDirty) return null;
  if (kept.state === 'kept')
    return t('draftKept', { time: formatTime(new Date(kept.at).toISOString()) ?? '' });
  if (kept.state === 'keeping') return t('draftKeeping');
  return t(kept.state === 'failed' ? 'draftFailed' : 'unsaved');
}
