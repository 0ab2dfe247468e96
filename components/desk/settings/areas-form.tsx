'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CheckField } from '@/components/ui/check-field';
import { FormSummary } from '@/components/ui/form-summary';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { deskCallTo } from '@/lib/desk-calls';
import { SkipStep } from './skip-step';

interface AreasFormProps {
  readonly version: string;
  /** Every area with its name and whether it is on, in the order of the menu. */
  readonly areas: readonly { readonly area: string; readonly title: string; readonly isOn: boolean }[];
  /** Where a step of the setup leads on to, saved or skipped. */
  readonly next?: string | undefined;
}

/** A box for each area: ticked is on. What somebody else saved meanwhile is refused, not overwritten. */
export function AreasForm({ version, areas, next }: AreasFormProps) {
  const t = useTranslations('desk.settings');
  const router = useRouter();
  const { isBusy, isReady, summary, submit } = useSubmit({
    path: deskCallTo('deskAreas'),
    method: 'PATCH',
    read: (fields) => {
      const on = fields.getAll('on').map(String);
      return { version, areas_off: areas.map(({ area }) => area).filter((area) => !on.includes(area)) };
    },
    done: () => {
      showToast('success', t('saved'));
      if (next) router.push(next as Route);
      router.refresh();
    },
  });
  return (
    <form method="post" onSubmit={submit} className="grid max-w-3xl gap-5">
      <FormSummary texts={summary} />
      <fieldset className="grid gap-x-8 rounded-panel border border-line bg-surface p-5 sm:grid-cols-2">
        <legend className="sr-only">{t('areas')}</legend>
        {areas.map(({ area, title, isOn }) => (
          <CheckField key={area} name="on" value={area} label={title} defaultChecked={isOn} />
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={!isReady}>
          {t(next ? 'form.saveNext' : 'save')}
        </Button>
        {next ? <SkipStep to={next} /> : null}
      </div>
    </form>
  );
}
