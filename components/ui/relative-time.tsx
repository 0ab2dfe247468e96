import { formatDateTime, formatRelative } from '@/lib/format/dates';

interface RelativeTimeProps {
  /** ISO time; nothing is shown for anything else. */
  readonly iso: string;
}

/** A time as people say it, as of the making of the page; the exact one on hover (D22). For server components. */
export function RelativeTime({ iso }: RelativeTimeProps) {
  const text = formatRelative(iso, Date.now());
  if (text === null) return null;
  return (
    <time dateTime={iso} title={formatDateTime(iso) ?? undefined}>
      {text}
    </time>
  );
}
