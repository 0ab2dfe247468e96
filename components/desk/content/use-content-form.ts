'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useRef, useState } from 'react';
import type { ContentKind } from '@/contract/desk-content';
import type { ContentField } from '@/contract/desk-content-fields';
import type { ContentSaved } from '@/contract/desk-content-writes';
import { errorTexts } from '@/lib/browser/error-texts';
import { createKeyKeeper } from '@/lib/browser/idempotency-key';
import { type DeskSent, sendDesk } from '@/lib/browser/send-desk';
import { showErrors } from '@/lib/browser/toast';
import { deskCallTo } from '@/lib/desk-calls';
import { type FormValues, isSame } from './content-field';
import { problemsByField, readProblems } from './problem-texts';
import { type Present, readPresent } from './stale-choice';
import { useFieldTexts } from './use-field-texts';

/** What is edited: an entry that is stored, or one that is not there yet (`slug` null, with the name of its draft). */
export interface EditedEntry {
  readonly kind: ContentKind;
  readonly slug: string | null;
  readonly draftName: string;
  readonly version: number;
  /** What is stored. */
  readonly stored: FormValues;
  /** What the writer had already, where a draft was kept. */
  readonly begun: FormValues | null;
}

/** An editor's form: what it has, what is wrong with it, and how it is saved. */
export function useContentForm(entry: EditedEntry, fields: readonly ContentField[]) {
  const t = useTranslations();
  const c = useTranslations('desk.content');
  const texts = useFieldTexts(entry.kind);
  const keys = useRef(createKeyKeeper());
  const [base, setBase] = useState({ values: entry.stored, version: entry.version });
  const [values, setValues] = useState<FormValues>(entry.begun ?? entry.stored);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [present, setPresent] = useState<Present | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isDirty = useMemo(
    () => fields.some(({ name }) => !isSame(values[name], base.values[name])),
    [fields, values, base],
  );

  const change = (changed: FormValues) => {
    setValues(changed);
    setErrors((before) => mended(before, values, changed));
  };
  const refuse = (sent: Extract<DeskSent<unknown>, { readonly ok: false }>) => {
    const [problems, newer] = [readProblems(sent.detail), readPresent(sent.detail)];
    setErrors(problemsByField(problems, c, texts));
    setPresent(newer);
    // Both versions are shown: nothing has to be loaded anew.
    if (newer) return;
    if (problems.length === 0) showErrors(errorTexts(sent.error, t));
    else if (problems.every(({ field }) => field === null)) showErrors(problems.map(({ text }) => text));
  };
  const send = async (sentValues: FormValues, version: number): Promise<ContentSaved | null> => {
    setBusy(true);
    const isNew = entry.slug === null;
    const path = isNew
      ? deskCallTo('deskContentEntries', entry.kind)
      : deskCallTo('deskContentEntry', entry.kind, entry.slug ?? '');
    const body = isNew ? { values: sentValues, draft: entry.draftName } : { values: sentValues, version };
    const idempotencyKey = keys.current.keyFor(body);
    const sent = await sendDesk<{ readonly data: ContentSaved }>(isNew ? 'POST' : 'PATCH', path, {
      body,
      idempotencyKey,
    });
    setBusy(false);
    if (!sent.ok) {
      refuse(sent);
      return null;
    }
    keys.current.forget();
    setErrors({});
    setPresent(null);
    // What waits for a second admin is not stored yet.
    const held = (sent.data.data.held ?? []).map((name) => [name, base.values[name] ?? null] as const);
    const saved = { ...sentValues, ...Object.fromEntries(held) };
    setValues(saved);
    setBase({ values: saved, version: sent.data.data.version });
    return sent.data.data;
  };

  return {
    texts,
    values,
    version: base.version,
    errors,
    present,
    isBusy,
    isDirty,
    change,
    refuse,
    /** Leaves the draft: the form has what is stored again. */
    reset: () => change(base.values),
    save: () => send(values, base.version),
    saveOver: (chosen: FormValues, version: number) => send(chosen, version),
  };
}

/** The errors without those of fields that were changed. */
function mended(errors: Readonly<Record<string, string>>, before: FormValues, after: FormValues) {
  const kept = Object.entries(errors).filter(([path]) => {
    const [name = ''] = path.split('.');
    return before[name] === after[name];
  });
  return kept.length === Object.keys(errors).length ? errors : Object.fromEntries(kept);
}
