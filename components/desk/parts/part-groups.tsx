import { useTranslations } from 'next-intl';
import { ButtonParts } from './button-parts';
import { FieldParts } from './field-parts';
import { FigureParts } from './figure-parts';
import { FormPartList } from './form-part-list';
import { ListParts } from './list-parts';
import { OpenedPartList } from './opened-part-list';
import { WayParts } from './way-parts';
import { WordParts } from './word-parts';

const groups = [
  { key: 'buttons', Parts: ButtonParts },
  { key: 'fields', Parts: FieldParts },
  { key: 'forms', Parts: FormPartList },
  { key: 'ways', Parts: WayParts },
  { key: 'words', Parts: WordParts },
  { key: 'lists', Parts: ListParts },
  { key: 'opened', Parts: OpenedPartList },
  { key: 'figures', Parts: FigureParts },
] as const;

/** Every part of the site in each of its states. */
export function PartGroups() {
  const t = useTranslations('desk.parts.groups');
  return groups.map(({ key, Parts }) => (
    <section key={key} data-group={key} aria-labelledby={`parts-${key}`} className="mb-12 bg-bg">
      <h2 id={`parts-${key}`} className="mb-4 font-display text-xl font-semibold">
        {t(key)}
      </h2>
      <Parts />
    </section>
  ));
}
