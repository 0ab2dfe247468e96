import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { OverlayLink } from '@/lib/data/desk-overlays';
import { formatDateTime } from '@/lib/format/dates';
import { RevokeLink } from './revoke-link';

interface LinkListProps {
  readonly links: readonly OverlayLink[];
}

/** A page of the overlays' links: who made each, when it was used last, and the way to end it. */
export function LinkList({ links }: LinkListProps) {
  const t = useTranslations('desk.overlays');
  return (
    <ul aria-label={t('list')} className="divide-y divide-line border-b border-line">
      {links.map(({ id, name, madeBy, createdAt, lastUsedAt, revokedAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 px-1 py-2">
          <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
            <h3 className="flex flex-wrap items-center gap-x-3 text-sm font-medium break-words">
              {name}
              <Badge tone={revokedAt ? 'red' : 'green'}>{t(revokedAt ? 'revoked' : 'good')}</Badge>
            </h3>
            <p className="text-xs text-text-3">
              {t('made', { who: madeBy ?? '–', when: formatDateTime(createdAt) ?? '' })}
            </p>
          </div>
          <p className="text-sm text-text-2 tabular-nums">
            {lastUsedAt ? t('used', { when: formatDateTime(lastUsedAt) ?? '' }) : t('unused')}
          </p>
          <RevokeLink id={id} isShown={revokedAt === null} />
        </li>
      ))}
    </ul>
  );
}
