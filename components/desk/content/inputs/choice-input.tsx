import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { type InputProps, textOf } from '../content-field';
import { FieldBox } from './field-box';

/** One of a few words: the platform's own list. */
export function ChoiceInput(props: InputProps) {
  const t = useTranslations('desk.content.editor');
  const { field, value, onChange, texts } = props;
  const hasNone = field.nullable || textOf(value) === '';
  return (
    <FieldBox {...props}>
      {(control) => (
        <div className="relative max-w-80">
          <select
            {...control}
            value={textOf(value)}
            onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
            className="control h-11 appearance-none ps-3 pe-10"
          >
            {hasNone ? <option value="">{t('choose')}</option> : null}
            {field.choices?.map((choice) => (
              <option key={choice} value={choice}>
                {texts.choice(choice)}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            size={18}
            className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-text-3"
          />
        </div>
      )}
    </FieldBox>
  );
}
