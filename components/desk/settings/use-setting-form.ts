'use client';

import { useMessages, useTranslations } from 'next-intl';
import { useMemo, useRef, useState } from 'react';
import type { SettingGroup, SettingGroupWire } from '@/contract/desk-setting-groups';
import { errorTexts } from '@/lib/browser/error-texts';
import { createKeyKeeper } from '@/lib/browser/idempotency-key';
import { type DeskSent, sendDesk } from '@/lib/browser/send-desk';
import { showErrors } from '@/lib/browser/toast';
import { deskCallTo } from '@/lib/desk-calls';
import { usualColour } from '@/lib/format/look-preview';
import { type FieldTexts, type FormValues, isSame } from '../content/content-field';
import { problemsByField, readProblems } from '../content/problem-texts';
import { type Present, readPresent } from '../content/stale-choice';

interface Base {
  readonly values: FormValues;
  readonly version: string;
}

/** A group of settings in its form: what it has, what is wrong with it, and how its changes are saved. */
export function useSettingForm(group: SettingGroup, stored: SettingGroupWire) {
  const t = useTranslations();
  const c = useTranslations('desk.content');
  const texts = useSettingTexts();
  const keys = useRef(createKeyKeeper());
  const [base, setBase] = useState<Base>({ values: stored.values, version: stored.version });
  const [values, setValues] = useState<FormValues>(stored.values);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [present, setPresent] = useState<Present<string> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const changed = changedFields(values, base.values);

  const change = (next: FormValues) => {
    setErrors((before) => withoutChanged(before, values, next));
    setValues(next);
  };
  const refuse = (sent: Extract<DeskSent<unknown>, { readonly ok: false }>) => {
    const [problems, newer] = [readProblems(sent.detail), readPresent<string>(sent.detail)];
    setErrors(problemsByField(problems, c, texts));
    setPresent(newer);
    if (newer === null && problems.length === 0) showErrors(errorTexts(sent.error, t));
  };
  /** Sends what is other than `on`; whether it was taken. */
  const send = async (all: FormValues, on: Base) => {
    setBusy(true);
    const body = { version: on.version, values: changedFields(all, on.values) };
    const idempotencyKey = keys.current.keyFor(body);
    const path = deskCallTo('deskSettingGroup', group);
    const sent = await sendDesk<{ readonly data: { readonly version: string } }>('PATCH', path, {
      body,
      idempotencyKey,
    });
    setBusy(false);
    if (!sent.ok) {
      refuse(sent);
      return false;
    }
    keys.current.forget();
    setErrors({});
    setPresent(null);
    setValues(all);
    setBase({ values: all, version: sent.data.data.version });
    return true;
  };

  return {
    ...{ texts, values, errors, present, isBusy, change },
    isDirty: Object.keys(changed).length > 0,
    save: () => send(values, base),
    /** Saves what was chosen of both versions on top of what is stored now. */
    saveOver: async (chosen: FormValues) => present !== null && send(chosen, present),
  };
}

function changedFields(values: FormValues, base: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, base[name])));
}

function withoutChanged(errors: Readonly<Record<string, string>>, before: FormValues, after: FormValues) {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => before[name] === after[name]));
}

type Words = Readonly<Record<string, string>>;

/** The words of the fields of all settings; what has none is shown by its name. */
export function useSettingTexts(): FieldTexts {
  const { fields, help, choices } = useMessages().desk.settings;
  return useMemo(() => {
    const [labels, helps, words]: readonly [Words, Words, Words] = [fields, help, choices];
    return {
      label: (name) => labels[name] ?? name,
      help: (name) => helps[name],
      choice: (value) => words[value] ?? value,
      usual: usualColour,
    };
  }, [fields, help, choices]);
}
