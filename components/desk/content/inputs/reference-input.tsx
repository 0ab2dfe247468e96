import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { type InputProps, textOf } from '../content-field';
import { useNamed } from '../use-references';
import { FieldBox } from './field-box';
import { ReferenceBox } from './reference-box';

const kinds = { sponsor: 'sponsors', game: 'games', analyst: 'analysts' } as const;

/** A sponsor, a game or an author, searched by name. */
export function ReferenceInput(props: InputProps) {
  const t = useTranslations('desk.content.editor');
  const { field, value, onChange, lock } = props;
  const of = field.input === 'game' || field.input === 'analyst' ? kinds[field.input] : kinds.sponsor;
  const slug = textOf(value);
  const named = useNamed(of, [slug]);
  return (
    <FieldBox {...props}>
      {(control) => (
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <ReferenceBox
              of={of}
              control={control}
              shown={named.get(slug)?.name ?? slug}
              onChoose={(chosen) => onChange(chosen.slug)}
            />
          </div>
          {slug !== '' && lock === null && (field.nullable || !field.required) ? (
            <Button variant="quiet" onClick={() => onChange(null)}>
              {t('clear')}
            </Button>
          ) : null}
        </div>
      )}
    </FieldBox>
  );
}
