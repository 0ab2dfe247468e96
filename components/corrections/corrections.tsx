import { useTranslations } from 'next-intl';
import { formatDateTime } from '@/lib/format/dates';

interface CorrectionsProps {
  readonly corrections: readonly { readonly text: string; readonly correctedAt: string }[];
}

/** What was put right after publication, for good. */
export function Corrections({ corrections }: CorrectionsProps) {
  const t = useTranslations('corrections');
  if (corrections.length === 0) return null;
  return (
    <section
      aria-labelledby="corrections"
      className="rounded-card border border-line-strong bg-bg-raised px-5 py-4"
    >
      <h2 id="corrections" className="font-display font-semibold">
        {t('title')}
      </h2>
      <ul className="mt-2 space-y-3 text-sm leading-relaxed text-text-2">
        {corrections.map(({ text, correctedAt }) => (
          <li key={`${correctedAt} ${text}`}>
            <p>{text}</p>
            <time dateTime={correctedAt} className="text-xs text-text-3">
              {formatDateTime(correctedAt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
