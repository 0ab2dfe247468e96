import { useTranslations } from 'next-intl';
import type { ContentField } from '@/contract/desk-content-fields';
import { formatDateTime } from '@/lib/format/dates';
import { type FieldTexts, isSame, type Json, listOf, textOf } from './content-field';
import { toShownMoney } from './list-moves';

interface ValueTextProps {
  readonly field: ContentField | undefined;
  readonly value: Json | undefined;
  readonly texts: FieldTexts;
}

/** A value as somebody reads it who compares two: a list has a line for each of what is in it. */
export function ValueText({ field, value, texts }: ValueTextProps) {
  const t = useTranslations('desk.content');
  if (typeof value === 'boolean') return t(value ? 'editor.yes' : 'editor.no');
  if (isSame(value, null)) return <span className="text-text-3">{t('history.empty')}</span>;
  if (field?.input === 'choice' || (field?.input === 'choices' && typeof value === 'string'))
    return texts.choice(textOf(value));
  if (field?.input === 'moment') return formatDateTime(textOf(value)) ?? textOf(value);
  if (field?.input === 'money' && typeof value === 'number') return toShownMoney(value);
  if (Array.isArray(value))
    return (
      <ol className="grid list-decimal gap-1 ps-5 marker:text-text-3">
        {listOf(value)
          .map((one, at) => ({ one, place: at + 1 }))
          .map(({ one, place }) => (
            <li key={place}>
              <ValueText field={field} value={one} texts={texts} />
            </li>
          ))}
      </ol>
    );
  if (typeof value === 'object') return <PartsText field={field} value={value} texts={texts} />;
  return <span className="break-words whitespace-pre-wrap">{textOf(value)}</span>;
}

/** What an object has, each by its name and in the order of its form; what is empty is left out. */
function PartsText({ field, value, texts }: ValueTextProps) {
  const places = new Map(field?.fields?.map(({ name }, at) => [name, at]));
  const placeOf = ([name]: readonly [string, Json]) => places.get(name) ?? places.size;
  const parts = Object.entries(value ?? {})
    .filter(([, part]) => !isSame(part, null))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  return (
    <span className="flex flex-wrap gap-x-4">
      {parts.map(([name, part]) => (
        <span key={name} className="min-w-0">
          <span className="text-text-3">{texts.label(name)}: </span>
          <ValueText field={field?.fields?.find((one) => one.name === name)} value={part} texts={texts} />
        </span>
      ))}
    </span>
  );
}
