'use client';

import { useTranslations } from 'next-intl';
import { CopyText } from '@/components/ui/copy-text';
import { formatDateTime } from '@/lib/format/dates';

/** A link to a new password, as the server made it a moment ago. */
export interface MadeLink {
  readonly link: string;
  readonly expires_at: string;
}

/** A link that is shown this one time, and until when it works. */
export function LinkOnce({ made: { link, expires_at } }: { readonly made: MadeLink }) {
  const t = useTranslations('desk.team');
  return (
    <div role="status" className="grid gap-3 rounded-card border border-line-strong p-4">
      <p className="text-sm leading-relaxed text-text-2">
        {t('linkText', { when: formatDateTime(expires_at) ?? '' })}
      </p>
      <CopyText text={link} label={t('link')} />
    </div>
  );
}
