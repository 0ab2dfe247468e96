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
import { listContentFields, listContentKinds } from '@/lib/data/desk-content';
import { deskEntryPath } from '@/lib/desk-paths';

interface EditorScreenProps {
  readonly kind: ContentKind;
  /** What is stored; null for what is not there yet. */
  readonly stored: ContentEntry | null;
  readonly entry: Omit<EditedEntry, 'kind'>;
}

/** The editor of an entry, or of a new one, below its head. */
export async function EditorScreen({ kind, stored, entry }: EditorScreenProps) {
  const [t, { desk }, fields, views] = await Promise.all([
    getTranslations('desk.content'),
    getMessages(),
    listContentFields(kind),
    listContentKinds(),
  ]);
  const view = views.find((one) => one.kind === kind) ?? notFound();
  const name = t(`kinds.${kind}.one`);
  const figures = kind === 'wager-events' || kind === 'tournaments' ? figuresOf[kind] : null;
  return (
    <>
      <DeskHead
        title={stored?.title ?? t('list.new', { kind: name.toLocaleLowerCase('tr') })}
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
