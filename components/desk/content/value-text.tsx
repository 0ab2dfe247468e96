import { useTranslations } from 'next-intl';
import type { ContentField } from '@/contract/desk-content-fields';
import { formatDateTime } from '@/lib/format/dates';
import { type FieldTexts, isSame, type Json, textOf } from './content-field';
import { toShownMoney } from './list-moves';

interface ValueTextProps {
  readonly field: ContentField | undefined;
  readonly value: Json | undefined;
  readonly texts: FieldTexts;
}

/** A value as somebody reads it who compares two. */
export function ValueText({ field, value, texts }: ValueTextProps) {
  const t = useTranslations('desk.content');
  if (typeof value === 'boolean') return t(value ? 'editor.yes' : 'editor.no');
  if (isSame(value, null)) return <span className="text-text-3">{t('history.empty')}</span>;
  if (field?.input === 'choice') return texts.choice(textOf(value));
  if (field?.input === 'moment') return formatDateTime(textOf(value)) ?? textOf(value);
  if (field?.input === 'money' && typeof value === 'number') return toShownMoney(value);
  if (typeof value === 'object')
    return (
      <code className="block text-xs leading-relaxed break-words whitespace-pre-wrap">
        {JSON.stringify(value, null, 1)}
      </code>
    );
  return <span className="break-words whitespace-pre-wrap">{textOf(value)}</span>;
}
