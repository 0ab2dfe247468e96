import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { type InputProps, listOf, textOf } from '../content-field';
import { moved } from '../list-moves';
import { FieldBox } from './field-box';
import { ItemButtons } from './item-buttons';

/** A list of texts, one line each. */
export function TextsInput(props: InputProps) {
  const t = useTranslations('desk.content.editor');
  const { field, path, value, onChange, errors, lock, texts } = props;
  const items = listOf(value).map(textOf);
  const name = (at: number) => t('item', { name: texts.label(field.name), number: at + 1 });
  return (
    <FieldBox {...props} isGroup>
      {() => (
        <div className="grid gap-2">
          {items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place; its input is controlled
            <div key={at} className="flex items-start gap-2">
              <input
                name={`${path}.${at}`}
                aria-label={name(at)}
                aria-invalid={errors[`${path}.${at}`] ? true : undefined}
                value={item}
                disabled={lock !== null}
                maxLength={field.max_length}
                onChange={({ currentTarget }) =>
                  onChange(items.map((one, place) => (place === at ? currentTarget.value : one)))
                }
                className="control h-11 min-w-0 flex-1 px-3"
              />
              {lock === null ? (
                <ItemButtons
                  name={name(at)}
                  isFirst={at === 0}
                  isLast={at === items.length - 1}
                  onMove={(by) => onChange(moved(items, at, by))}
                  onRemove={() => onChange(items.filter((_, place) => place !== at))}
                />
              ) : null}
            </div>
          ))}
          {lock === null && items.length < (field.max_items ?? 1000) ? (
            <Button onClick={() => onChange([...items, ''])} className="justify-self-start">
              {t('add')}
            </Button>
          ) : null}
        </div>
      )}
    </FieldBox>
  );
}
