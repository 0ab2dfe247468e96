'use client'; // Each field is chosen here.

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ContentField } from '@/contract/desk-content-fields';
import { formatDateTime } from '@/lib/format/dates';
import { type FieldTexts, type FormValues, isSame } from './content-field';
import { ValueText } from './value-text';

/** What is stored now, since somebody else saved. */
export interface Present<Version = number> {
  readonly version: Version;
  readonly values: FormValues;
  readonly changed_at: string | null;
  readonly changed_by: string | null;
}

interface StaleChoiceProps {
  readonly fields: readonly ContentField[];
  readonly mine: FormValues;
  readonly present: Pick<Present, 'values' | 'changed_at' | 'changed_by'>;
  readonly texts: FieldTexts;
  /** The values that were chosen, to be saved on top of what is stored now. */
  readonly onChoose: (values: FormValues) => void;
}

/** Two versions of an entry beside each other, field by field where they differ: one of both is chosen for each. */
export function StaleChoice({ fields, mine, present, texts, onChoose }: StaleChoiceProps) {
  const t = useTranslations('desk.content');
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);
  const [taken, setTaken] = useState<Readonly<Record<string, boolean>>>({});
  useEffect(() => ref.current?.focus(), []);
  const differing = fields.filter(({ name }) => !isSame(mine[name], present.values[name]));
  const when = present.changed_at ? (formatDateTime(present.changed_at) ?? '') : '';
  const apply = () => {
    const chosen = differing.map(({ name }) => [name, (taken[name] ? present.values : mine)[name] ?? null]);
    onChoose({ ...present.values, ...Object.fromEntries(chosen) });
  };
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="grid gap-4 rounded-panel border border-line-strong bg-surface p-4 sm:p-5"
    >
      <div>
        <h2 id={titleId} className="font-display text-lg font-semibold">
          {t('stale.title')}
        </h2>
        <p className="mt-1 text-sm text-text-2">
          {t('stale.text', { who: present.changed_by ?? t('stale.someone'), when })}
        </p>
      </div>
      {differing.map((field) => (
        <fieldset key={field.name} className="grid gap-2 border-t border-line pt-3">
          <legend className="float-left text-sm font-medium">{texts.label(field.name)}</legend>
          <div className="clear-both grid gap-2 sm:grid-cols-2">
            {([false, true] as const).map((isTheirs) => (
              <label
                key={String(isTheirs)}
                className="flex min-h-11 cursor-pointer items-start gap-3 rounded-card border border-line p-3 text-sm has-checked:border-text has-checked:bg-surface-2"
              >
                <input
                  type="radio"
                  name={`stale.${field.name}`}
                  checked={(taken[field.name] ?? false) === isTheirs}
                  onChange={() => setTaken((before) => ({ ...before, [field.name]: isTheirs }))}
                  className="mt-0.5 size-5 shrink-0 accent-gold"
                />
                <span className="grid min-w-0 gap-1">
                  <span className="text-text-3">{t(isTheirs ? 'stale.theirs' : 'stale.mine')}</span>
                  <ValueText
                    field={field}
                    value={(isTheirs ? present.values : mine)[field.name]}
                    texts={texts}
                  />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <Button onClick={apply} className="justify-self-start">
        {t('stale.apply')}
      </Button>
    </section>
  );
}

/** What a save was refused for that came too late; null for every other refusal. */
export function readPresent<Version = number>(detail: unknown): Present<Version> | null {
  const present: unknown =
    typeof detail === 'object' && detail !== null && 'present' in detail ? detail.present : null;
  return isPresent<Version>(present) ? present : null;
}

function isPresent<Version>(value: unknown): value is Present<Version> {
  return typeof value === 'object' && value !== null && 'version' in value && 'values' in value;
}
