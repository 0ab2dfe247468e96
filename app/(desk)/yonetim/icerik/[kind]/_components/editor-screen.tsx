import { notFound } from 'next/navigation';
import { getMessages, getTranslations } from 'next-intl/server';
import { ContentEditor } from '@/components/desk/content/content-editor';
import { StateBadge } from '@/components/desk/content/state-badge';
import type { EditedEntry } from '@/components/desk/content/use-content-form';
import { DeskHead } from '@/components/desk/desk-head';
import { buttonClass } from '@/components/ui/button';
import { MoreMessages } from '@/components/ui/more-messages';
import { SoftLink } from '@/components/ui/soft-link';
import { type ContentEntry, type ContentKind, figuresOf } from '@/contract/desk-content';
import { getViewer } from '@/lib/data/current-user';
import { listContentFields, listContentKinds } from '@/lib/data/desk-content';
import { deskPages, mayOpenDesk } from '@/lib/desk-pages';
import { deskEntryPath } from '@/lib/desk-paths';
import { entryTitle } from '@/lib/format/entry-title';

interface EditorScreenProps {
  readonly kind: ContentKind;
  /** What is stored; null for what is not there yet. */
  readonly stored: ContentEntry | null;
  readonly entry: Omit<EditedEntry, 'kind'>;
}

/** The editor of an entry, or of a new one, below its head. */
export async function EditorScreen({ kind, stored, entry }: EditorScreenProps) {
  const [t, tBoards, { desk }, fields, views, viewer] = await Promise.all([
    getTranslations('desk.content'),
    getTranslations('leaders'),
    getMessages(),
    listContentFields(kind),
    listContentKinds(),
    getViewer(),
  ]);
  const view = views.find((one) => one.kind === kind) ?? notFound();
  const name = t(`kinds.${kind}.one`);
  const figures =
    kind === 'wager-events' || kind === 'tournaments' || kind === 'sponsor-tracking' ? figuresOf[kind] : null;
  return (
    <>
      <DeskHead
        title={
          stored ? entryTitle(kind, stored, tBoards) : t('list.new', { kind: name.toLocaleLowerCase('tr') })
        }
        lead={name}
        actions={
          <>
            {stored ? <StateBadge state={stored.state} /> : null}
            {stored && figures && view.can_write && stored.state !== 'draft' ? (
              <SoftLink
                href={`${deskEntryPath('content', figures, 'aktar')}?${new URLSearchParams({ kayit: stored.slug })}`}
                className={buttonClass('quiet')}
              >
                {t('editor.figures')}
              </SoftLink>
            ) : null}
            {stored?.path && stored.state === 'published' ? (
              <a
                href={stored.path}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonClass('quiet')}
              >
                {t('editor.open')}
              </a>
            ) : null}
            <SoftLink href={deskEntryPath('content', kind)} className={buttonClass('quiet')}>
              {t(`kinds.${kind}.many`)}
            </SoftLink>
          </>
        }
      />
      {stored?.is_waiting ? (
        <p className="flex flex-wrap items-center gap-x-3 rounded-panel border border-line bg-surface px-5 py-3 text-sm text-text-2">
          {t('editor.waits')}
          {viewer.kind === 'member' && mayOpenDesk(viewer.user, 'fourEyes') ? (
            <SoftLink href={deskPages.fourEyes.path} className="desk-way inline-flex min-h-11 items-center">
              {t('editor.toWaiting')}
            </SoftLink>
          ) : null}
        </p>
      ) : null}
      <MoreMessages messages={{ desk: { content: desk.content, media: desk.media } }}>
        <ContentEditor
          key={`${entry.draftName} ${entry.version}`}
          fields={fields}
          entry={{ ...entry, kind }}
          stored={stored}
          canWrite={view.can_write}
        />
      </MoreMessages>
    </>
  );
}
