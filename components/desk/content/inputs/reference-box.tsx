import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useId, useState } from 'react';
import { type Reference, type ReferenceKind, useReferences } from '../use-references';
import type { BoxedControl } from './field-box';

interface ReferenceBoxProps {
  readonly of: ReferenceKind;
  readonly control: BoxedControl;
  /** What stands in the box while nobody types. */
  readonly shown: string;
  readonly onChoose: (chosen: Reference) => void;
}

/** A box that searches sponsors or games by name: arrows go through what fits, Enter takes one, Escape closes (ARIA combobox). */
export function ReferenceBox({ of, control, shown, onChoose }: ReferenceBoxProps) {
  const t = useTranslations('desk.content.editor');
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const isOpen = typed !== null;
  const found = useReferences(of, typed ?? '', isOpen);
  const choose = (one: Reference | undefined) => {
    if (one) onChoose(one);
    setTyped(null);
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      if (!isOpen) setTyped('');
      else setActive((at) => Math.min(found.length - 1, Math.max(0, at + step)));
    }
    if (isOpen && event.key === 'Enter') {
      event.preventDefault();
      choose(found[active]);
    }
    if (isOpen && event.key === 'Escape') setTyped(null);
  };
  return (
    <div className="relative max-w-md">
      <input
        {...control}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        placeholder={t('searchReference')}
        value={typed ?? shown}
        onChange={({ currentTarget }) => {
          setActive(0);
          setTyped(currentTarget.value);
        }}
        onKeyDown={press}
        onBlur={() => setTyped(null)}
        className="control h-11 px-3"
      />
      <div
        id={listId}
        role="listbox"
        aria-label={t('searchReference')}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-card border border-line-strong bg-surface py-1 shadow-lg"
      >
        {found.map((one, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the keyboard
          <div
            key={one.slug}
            id={`${listId}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(one)}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 text-sm aria-selected:bg-surface-2"
          >
            <span className="min-w-0 truncate">{one.name}</span>
            <span className="shrink-0 text-xs text-text-3">{one.is_public ? one.slug : t('notPublic')}</span>
          </div>
        ))}
      </div>
      {isOpen && found.length === 0 ? <p className="mt-1 text-sm text-text-3">{t('noReference')}</p> : null}
    </div>
  );
}
