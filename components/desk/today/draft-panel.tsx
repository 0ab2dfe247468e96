import { useTranslations } from 'next-intl';
import { RelativeTime } from '@/components/ui/relative-time';
import { SoftLink } from '@/components/ui/soft-link';
import type { DeskToday } from '@/contract/desk-today';
import { deskEntryPath } from '@/lib/desk-paths';
import { TodayPanel } from './today-panel';

interface DraftPanelProps {
  readonly drafts: DeskToday['drafts'];
}

/** What the viewer has begun and not saved, the latest first; nothing where there is none. */
export function DraftPanel({ drafts }: DraftPanelProps) {
  const t = useTranslations('desk.today.drafts');
  const tKinds = useTranslations('desk.content.kinds');
  if (drafts.length === 0) return null;
  return (
    <TodayPanel title={t('title')}>
      <ul className="desk-rows">
        {drafts.map(({ kind, slug, title, at }) => (
          <li key={`${kind}:${slug}`} className="desk-row">
            <div className="min-w-0 flex-1 py-2">
              <SoftLink
                href={deskEntryPath('content', kind, slug)}
                className="desk-row-link block truncate font-medium"
              >
                {title || t('untitled')}
              </SoftLink>
              <p className="flex gap-1 text-xs text-text-3">
                {tKinds(`${kind}.one`)} · <RelativeTime iso={at} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </TodayPanel>
  );
}
