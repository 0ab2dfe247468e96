'use client'; // A form generated from its group's fields.

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type SyntheticEvent, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { SettingGroup, SettingGroupWire } from '@/contract/desk-setting-groups';
import { showToast } from '@/lib/browser/toast';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useFocusFirstError } from '../content/focus-first-error';
import { StaleChoice } from '../content/stale-choice';
import { useLeaveGuard } from '../content/use-leave-guard';
import { AnnouncementPreview } from './announcement-preview';
import { LookPreview } from './look-preview';
import { SettingFields } from './setting-fields';
import { SkipStep } from './skip-step';
import { useSettingForm } from './use-setting-form';

interface SettingFormProps {
  readonly group: SettingGroup;
  readonly stored: SettingGroupWire;
  readonly hasPreview: boolean;
  /** Where a step of the setup leads on to, saved or skipped. */
  readonly next?: string | undefined;
}

/** A group of settings: its fields, what it would look like, and both versions where somebody else was faster. */
export function SettingForm({ group, stored, hasPreview, next }: SettingFormProps) {
  const t = useTranslations('desk');
  const router = useRouter();
  const formId = useId();
  const isReady = useHydrated();
  const form = useSettingForm(group, stored);
  const ref = useRef<HTMLFormElement>(null);
  useLeaveGuard(form.isDirty, t('settings.form.leave'));
  useFocusFirstError(ref, form.errors);

  const told = (isSaved: boolean) => {
    if (!isSaved) return;
    showToast('success', t('settings.form.saved'));
    if (next) router.push(next as Route);
    router.refresh();
  };
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.isBusy) return;
    if (form.isDirty) told(await form.save());
    else if (next) router.push(next as Route);
    else showToast('success', t('content.editor.same'));
  };
  const Preview = group === 'announcements' ? AnnouncementPreview : LookPreview;
  const wrong = Object.keys(form.errors).length;
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-6 ${hasPreview ? 'xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start' : 'max-w-4xl'}`}
    >
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
        {form.present ? (
          <StaleChoice
            fields={stored.fields}
            mine={form.values}
            present={form.present}
            texts={form.texts}
            onChoose={async (chosen) => told(await form.saveOver(chosen))}
          />
        ) : null}
        <form
          ref={ref}
          id={formId}
          method="post"
          noValidate
          onSubmit={submit}
          className={`grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 ${stored.fields.length > 4 ? 'sm:grid-cols-2 sm:[&>:has([type=checkbox])]:col-start-1' : ''}`}
        >
          <SettingFields
            fields={stored.fields}
            path=""
            values={form.values}
            onChange={form.change}
            errors={form.errors}
            lockOf={() => null}
            texts={form.texts}
          />
        </form>
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-line bg-bg py-3">
          <Button type="submit" form={formId} variant="primary" isBusy={form.isBusy} disabled={!isReady}>
            {t(next ? 'settings.form.saveNext' : 'settings.form.save')}
          </Button>
          {next ? <SkipStep to={next} /> : null}
          <p role="status" className="text-sm text-red empty:hidden">
            {wrong > 0 ? t('content.editor.problems', { count: wrong }) : null}
          </p>
        </div>
      </div>
      {hasPreview ? <Preview values={form.values} /> : null}
    </div>
  );
}
