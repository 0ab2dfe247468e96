'use client'; // A leaf of the checklist.

import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import { formatDateTime } from '@/lib/format/dates';
import { ChecklistMark } from './checklist-mark';

/** A point of the checklist: the name the API gives it, what it asks for, and where the member can see to it. */
export interface ChecklistPoint {
  readonly check: string;
  readonly text: string;
  readonly path: string | null;
}

interface ChecklistLineProps {
  readonly point: ChecklistPoint;
  readonly isMet: boolean | null;
  /** ISO time from which it is met by itself. */
  readonly readyAt: string | null;
}

/** One point; a member who does not meet it sees where, or when. */
export function ChecklistLine({ point: { text, path }, isMet, readyAt }: ChecklistLineProps) {
  const t = useTranslations('checklist');
  return (
    <li className="flex min-h-6 items-start gap-3 text-sm leading-6">
      <ChecklistMark isMet={isMet} />
      <span className={`grow ${isMet === false ? 'text-text' : 'text-text-2'}`}>
        {text}
        {isMet === null ? null : <span className="sr-only"> {isMet ? t('met') : t('unmet')}</span>}
        {readyAt ? (
          <span className="block text-text-3">{t('readyAt', { time: formatDateTime(readyAt) ?? '' })}</span>
        ) : null}
      </span>
      {path === null ? null : isMet === false ? (
        <SoftLink
          href={path}
          className="shrink-0 rounded-sm font-medium text-text underline underline-offset-4"
        >
          {t('seeTo')}
        </SoftLink>
      ) : (
        // Its room is kept, so that nothing wraps anew when the marks arrive.
        <span aria-hidden="true" className="invisible shrink-0 font-medium">
          {t('seeTo')}
        </span>
      )}
    </li>
  );
}
