'use client'; // Rows stay where they are, and several are chosen.

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { SoftLink } from '@/components/ui/soft-link';
import type { InboxAction } from '@/contract/desk-inbox';
import type { KeptRow } from './inbox-row';

interface InboxListProps {
  readonly rows: readonly KeptRow[];
  /** The key of the open card. */
  readonly current: string | null;
  /** What the viewer decided since the page was made, by key. */
  readonly marks: ReadonlyMap<string, InboxAction>;
  readonly chosen: ReadonlySet<string>;
  readonly onOpen: (key: string) => void;
  readonly onChoose: (key: string) => void;
}

/** The list of the inbox, each row with what is decided on and until when; what was decided says so and stays. */
export function InboxList({ rows, current, marks, chosen, onOpen, onChoose }: InboxListProps) {
  const t = useTranslations('desk.inbox');
  return (
    <ul className="desk-rows" aria-label={t('list')}>
      {rows.map(({ key, href, name, face, isGone }) => {
        const mark = marks.get(key);
        return (
          <li key={key} className={`desk-row ${mark || isGone ? 'inbox-done' : ''}`}>
            <label className="inbox-choice">
              <input
                type="checkbox"
                checked={chosen.has(key)}
                onChange={() => onChoose(key)}
                aria-label={t('bulk.choose', { name })}
                className="size-5 accent-gold"
              />
            </label>
            <div className="min-w-0 flex-1 py-2">
              <SoftLink
                href={href}
                isStill
                aria-current={key === current ? 'page' : undefined}
                onClick={(event) => {
                  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onOpen(key);
                }}
                className="desk-row-link block truncate font-medium"
              >
                {name}
              </SoftLink>
              {face}
            </div>
            {mark ? <Badge tone="line">{t(`marks.${mark}`)}</Badge> : null}
            {!mark && isGone ? <Badge tone="line">{t('rowGone')}</Badge> : null}
          </li>
        );
      })}
    </ul>
  );
}
