import { useTranslations } from 'next-intl';
import type { AuditLineWire } from '@/contract/desk-audit';
import { formatDateTime } from '@/lib/format/dates';
import { AuditChanges } from './audit-changes';

interface AuditListProps {
  readonly lines: readonly AuditLineWire[];
}

/** Lines of the audit log: what was done, by whom, when; folded below it why, and what changed. */
export function AuditList({ lines }: AuditListProps) {
  const t = useTranslations('desk.audit');
  return (
    <ol aria-label={t('list')} className="desk-rows">
      {lines.map((line) => (
        <li key={line.id}>
          <AuditLine line={line} />
        </li>
      ))}
    </ol>
  );
}

function AuditLine({ line }: { readonly line: AuditLineWire }) {
  const t = useTranslations('desk.audit');
  const reasons = {
    added: t('reasons.added'),
    edited: t('reasons.edited'),
    file: t('reasons.file'),
    member_notes: t('reasons.member_notes'),
  };
  const reason = Object.entries(reasons).find(([code]) => code === line.reason)?.[1] ?? line.reason;
  return (
    <details>
      <summary className="grid min-h-11 cursor-pointer content-center gap-x-4 px-1 py-2 text-sm hover:bg-surface md:grid-cols-[minmax(0,1fr)_minmax(0,12rem)_11rem] md:items-center">
        <span className="min-w-0 font-medium">
          {t(`actions.${line.action}`)}
          <span className="ms-2 font-normal break-all text-text-3">{line.subject}</span>
        </span>
        <span className="truncate text-text-2">{line.actor}</span>
        <time dateTime={line.at} className="text-text-3 tabular-nums md:text-end">
          {formatDateTime(line.at)}
        </time>
      </summary>
      <div className="grid gap-3 px-1 pt-1 pb-5">
        <dl className="flex flex-wrap gap-x-8 gap-y-1 text-sm">
          <Fact title={t('reason')} text={reason} />
          <Fact title={t('request')} text={line.request_id} />
        </dl>
        <AuditChanges before={line.before} after={line.after} />
      </div>
    </details>
  );
}

function Fact({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="flex min-w-0 gap-2">
      <dt className="shrink-0 text-text-3">{title}</dt>
      <dd className="min-w-0 break-words">{text}</dd>
    </div>
  );
}
