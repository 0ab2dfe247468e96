'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { goalSubjects, overlayLooks } from '@/lib/format/overlay-look';
import { type OverlayKey, overlayWidgets, usualRows } from '@/lib/format/overlay-widgets';

interface LookFieldsProps {
  readonly widget: OverlayKey;
  /** What was said before, of this widget or of another: a look is chosen once for all. */
  readonly said: Readonly<Record<string, string>>;
  /** What the fields say, by name, whenever one of them changes. */
  readonly onSaid: (said: Readonly<Record<string, string>>) => void;
}

/** The look of a widget, and the options it takes. */
export function LookFields({ widget, said, onSaid }: LookFieldsProps) {
  const t = useTranslations('desk.overlays.own');
  const { options } = overlayWidgets[widget];
  const say = (form: HTMLFormElement) =>
    onSaid({
      ...said,
      ...Object.fromEntries(
        [...new FormData(form)].flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value]] : [],
        ),
      ),
    });
  const select = (name: keyof typeof overlayLooks, labels: readonly string[]) => (
    <SelectField
      name={name}
      label={t(`looks.${name}`)}
      defaultValue={said[name]}
      options={overlayLooks[name].map((value, at) => ({ value, label: labels[at] ?? value }))}
    />
  );
  return (
    <form
      className="grid content-start gap-4"
      onChange={(event) => say(event.currentTarget)}
      onSubmit={(event) => event.preventDefault()}
    >
      {select(
        'renk',
        overlayLooks.renk.map((value) => t(`colours.${value}`)),
      )}
      {select(
        'olcek',
        overlayLooks.olcek.map((value) => t('percent', { value })),
      )}
      {select(
        'kose',
        overlayLooks.kose.map((value) => t(`corners.${value}`)),
      )}
      {select(
        'zemin',
        overlayLooks.zemin.map((value) => t(`grounds.${value}`)),
      )}
      {options.includes('adet') ? (
        <Field
          name="adet"
          label={t('rows')}
          hint={t('rowsHint')}
          inputMode="numeric"
          maxLength={2}
          defaultValue={said.adet ?? usualRows}
        />
      ) : null}
      {options.includes('kod') ? (
        <Field
          name="kod"
          label={t('code')}
          hint={t('codeHint')}
          maxLength={24}
          autoComplete="off"
          defaultValue={said.kod}
        />
      ) : null}
      {options.includes('konu') ? (
        <SelectField
          name="konu"
          label={t('subject')}
          defaultValue={said.konu}
          options={goalSubjects.map((value) => ({ value, label: t(`subjects.${value}`) }))}
        />
      ) : null}
      {options.includes('hedef') ? (
        <Field
          name="hedef"
          label={t('target')}
          hint={t('targetHint')}
          inputMode="numeric"
          maxLength={9}
          defaultValue={said.hedef}
        />
      ) : null}
    </form>
  );
}
