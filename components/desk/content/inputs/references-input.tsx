import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { type InputProps, listOf, textOf } from '../content-field';
import { useNamed } from '../use-references';
import { FieldBox } from './field-box';
import { ReferenceBox } from './reference-box';

/** Several games, searched by name, each once. */
export function ReferencesInput(props: InputProps) {
  const t = useTranslations('desk.content.editor');
  const { value, onChange, lock } = props;
  const slugs = listOf(value).map(textOf);
  const named = useNamed('games', slugs);
  return (
    <FieldBox {...props}>
      {(control) => (
        <div className="grid gap-2">
          <ul className="flex flex-wrap gap-2 empty:hidden">
            {slugs.map((slug) => (
              <li
                key={slug}
                className="flex min-h-11 items-center gap-1 rounded-card border border-line bg-bg-raised ps-3 text-sm"
              >
                {named.get(slug)?.name ?? slug}
                {lock === null ? (
                  <button
                    type="button"
                    aria-label={`${named.get(slug)?.name ?? slug}: ${t('remove')}`}
                    onClick={() => onChange(slugs.filter((one) => one !== slug))}
                    className="grid size-11 place-items-center text-text-3 hover:text-text"
                  >
                    <Icon name="x" size={16} />
                  </button>
                ) : (
                  <span className="w-3" />
                )}
              </li>
            ))}
          </ul>
          <ReferenceBox
            of="games"
            control={control}
            shown=""
            onChoose={({ slug }) => onChange([...slugs.filter((one) => one !== slug), slug])}
          />
        </div>
      )}
    </FieldBox>
  );
}
