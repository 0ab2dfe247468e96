'use client'; // A form generated from its kind's fields.

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type SyntheticEvent, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { ContentEntry } from '@/contract/desk-content';
import type { ContentField } from '@/contract/desk-content-fields';
import type { ContentSaved } from '@/contract/desk-content-writes';
import { sendDesk } from '@/lib/browser/send-desk';
import { showToast } from '@/lib/browser/toast';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { deskCallTo } from '@/lib/desk-calls';
import { deskEntryPath } from '@/lib/desk-paths';
import { formatDateTime } from '@/lib/format/dates';
import { titleFirst, withOwnSlug } from '@/lib/format/own-slug';
import { EditorActions } from './editor-actions';
import { comeBackTo, useFocusBack } from './focus-back';
import { useFocusFirstError } from './focus-first-error';
import { ContentInputs } from './inputs/content-inputs';
import { KeptSign } from './kept-sign';
import { StaleChoice } from './stale-choice';
import { useAutosave } from './use-autosave';
import { type EditedEntry, useContentForm } from './use-content-form';
import { useLeaveGuard } from './use-leave-guard';

interface ContentEditorProps {
  readonly fields: readonly ContentField[];
  readonly entry: EditedEntry;
  /** What is stored beside the values; null for a new entry. */
  readonly stored: Pick<ContentEntry, 'state' | 'path' | 'locks' | 'moves' | 'draft' | 'others'> | null;
  readonly canWrite: boolean;
}

/** Where an entry stands is changed by its moves, which say what they ask for; and what is new has nothing to put right. */
function isAsked(name: string, isNew: boolean): boolean {
  return name !== 'state' && !(isNew && name === 'corrections');
}

/** The editor of every kind of content: its form, its draft, its moves, and what to do where somebody else was faster. */
export function ContentEditor({ fields, entry, stored, canWrite }: ContentEditorProps) {
  const t = useTranslations('desk.content');
  const router = useRouter();
  const isReady = useHydrated();
  const formId = useId();
  const form = useContentForm(entry, fields);
  const kept = useAutosave({
    path: deskCallTo('deskContentDraft', entry.kind, entry.draftName),
    ...{
      values: form.values,
      version: form.version,
      isDirty: form.isDirty && canWrite && form.present === null,
    },
  });
  // What was typed since the draft was kept would be lost.
  const isSafe = kept.state === 'kept' && kept.values === form.values;
  useLeaveGuard(form.isDirty && !isSafe, t('editor.leave'));
  const ref = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusFirstError(ref, form.errors);
  useFocusBack(entry.draftName, button);

  const saved = (answer: ContentSaved | null) => {
    if (!answer) return;
    showToast('success', t(`editor.${whatCame(answer, entry.slug === null)}`));
    comeBackTo(answer.slug);
    if (answer.slug !== entry.slug)
      router.replace(deskEntryPath('content', entry.kind, answer.slug) as Route);
    router.refresh();
  };
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.isBusy) saved(await form.save());
  };
  const dropDraft = () => {
    form.reset();
    void sendDesk('POST', deskCallTo('deskContentDraft', entry.kind, entry.draftName));
  };
  const lockOf = (name: string) => {
    const lock = stored?.locks.find(({ field }) => field === name);
    if (lock) return t(`locks.${lock.reason}`, { count: '', ...lock.values });
    return canWrite ? null : t('editor.readOnly');
  };
  const wrong = Object.keys(form.errors).length;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {stored?.draft && form.isDirty ? (
        <p className="flex flex-wrap items-center gap-3 text-sm text-text-2">
          {t('editor.draftFound', { when: formatDateTime(stored.draft.at) ?? '' })}
          <Button variant="quiet" onClick={dropDraft}>
            {t('editor.draftDrop')}
          </Button>
        </p>
      ) : null}
      {stored && stored.others.length > 0 ? (
        <p role="status" className="text-sm text-text-2">
          {t('editor.others', { names: stored.others.map(({ username }) => username).join(', ') })}
        </p>
      ) : null}
      {form.present ? (
        <StaleChoice
          fields={fields}
          mine={form.values}
          present={form.present}
          texts={form.texts}
          onChoose={async (chosen) =>
            saved(await form.saveOver(chosen, form.present?.version ?? form.version))
          }
        />
      ) : null}
      <form
        ref={ref}
        id={formId}
        method="post"
        noValidate
        onSubmit={submit}
        className="content-form grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 lg:grid-cols-2"
      >
        <ContentInputs
          fields={titleFirst(fields).filter(({ name }) => isAsked(name, entry.slug === null))}
          path=""
          values={form.values}
          onChange={(typed) => form.change(entry.slug === null ? withOwnSlug(form.values, typed) : typed)}
          errors={form.errors}
          lockOf={lockOf}
          texts={form.texts}
        />
      </form>
      {canWrite ? (
        <div className="sticky bottom-0 z-10 flex items-center gap-3 border-t border-line bg-bg py-3 max-sm:flex-col-reverse max-sm:items-stretch max-sm:gap-1">
          <div className="flex min-w-0 items-center gap-3 max-sm:overflow-x-auto sm:flex-wrap [&>*]:shrink-0">
            <Button
              ref={button}
              type="submit"
              form={formId}
              variant="primary"
              isBusy={form.isBusy}
              disabled={!isReady}
            >
              {t(entry.slug === null ? 'editor.create' : 'editor.save')}
            </Button>
            <EditorActions
              entry={entry}
              moves={stored?.moves ?? []}
              save={async () => !form.isDirty || (await form.save()) !== null}
              onRefused={form.refuse}
            />
          </div>
          <p role="status" className="text-sm text-text-3 empty:hidden sm:ms-auto sm:shrink-0">
            {wrong > 0 ? (
              <span className="text-red">{t('editor.problems', { count: wrong })}</span>
            ) : (
              <KeptSign kept={kept} isDirty={form.isDirty} />
            )}
          </p>
        </div>
      ) : null}
    </div>
  );
}

/** What a save came to, as it is told. */
function whatCame({ held, changed }: ContentSaved, isNew: boolean): 'held' | 'created' | 'saved' | 'same' {
  if (held) return 'held';
  if (isNew) return 'created';
  return changed ? 'saved' : 'same';
}
