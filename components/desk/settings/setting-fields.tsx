import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FoldSummary } from '@/components/ui/fold-summary';
import type { ContentField } from '@/contract/desk-content-fields';
import { usualCoinForm } from '@/lib/format/usual-coin-form';
import { type ContentInputsProps, textOf } from '../content/content-field';
import { ContentInputs } from '../content/inputs/content-inputs';

/** The fields of a group; the forms of a coin's name are folded away, for they are made from the name. */
export function SettingFields(props: ContentInputsProps) {
  const { fields } = props;
  const isForm = ({ name }: ContentField) => usualCoinForm(name, '') !== undefined;
  const forms = fields.filter(isForm);
  return (
    <>
      <ContentInputs {...props} fields={fields.filter((field) => !isForm(field))} />
      {forms.length > 0 ? <CoinForms {...props} fields={forms} /> : null}
    </>
  );
}

/** Says what is made from the name as it is typed; open where one was written by hand, or is wrong. */
function CoinForms(props: ContentInputsProps) {
  const t = useTranslations('desk.settings.coinForms');
  const { fields, values, errors, texts } = props;
  const [isOpen, setOpen] = useState(() => fields.some(({ name }) => textOf(values[name]) !== ''));
  const isWrong = fields.some(({ name }) => errors[name] !== undefined);
  const usual = (name: string) => usualCoinForm(name, values.coin);
  const made = fields.map(({ name }) => textOf(values[name]) || usual(name));
  return (
    <details
      className="col-span-full"
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <FoldSummary>
        {t('title')}
        <span className="ms-3 text-sm font-normal text-text-3">{made.join(', ')}</span>
      </FoldSummary>
      <p className="max-w-prose py-3 text-sm text-text-2">{t('lead')}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 sm:grid-cols-2">
        <ContentInputs {...props} texts={{ ...texts, usual }} />
      </div>
    </details>
  );
}
