import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import type { ContentKind } from '@/contract/desk-content';
import { deskEntryPath } from '@/lib/desk-paths';
import { formatDateTime } from '@/lib/format/dates';

interface UnsavedDraftsProps {
  readonly kind: ContentKind;
  readonly drafts: readonly { readonly slug: string; readonly title: string; readonly at: string }[];
}

/** What its writer began and has not stored yet. */
export function UnsavedDrafts({ kind, drafts }: UnsavedDraftsProps) {
  const t = useTranslations('desk.content');
  if (drafts.length === 0) return null;
  return (
    <section className="rounded-card border border-line px-4 py-3">
      <h2 className="text-sm font-medium">{t('list.unsaved')}</h2>
      <ul>
        {drafts.map(({ slug, title, at }) => (
          <li key={slug} className="flex min-h-11 items-center justify-between gap-3 text-sm">
            <SoftLink
              href={deskEntryPath('content', kind, slug)}
              className="min-w-0 truncate underline decoration-line-strong underline-offset-4 hover:decoration-text"
            >
              {title || t('states.draft')}
            </SoftLink>
            <span className="shrink-0 text-text-3 tabular-nums">{formatDateTime(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
