import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { FieldFrame } from '@/components/ui/field-frame';
import { findGames, type NamedGame } from '@/lib/browser/stream/find-games';

interface GameBoxProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
  /** One was taken; null where Enter was faster than the answer: the first that fits is meant. */
  readonly onTake: (game: NamedGame | null) => void;
}

/** How many letters it takes to search. */
const leastLetters = 2;

/** A game by two letters: arrows go through what fits, Enter takes the first of it; the last choice is the text as it was typed (ARIA combobox). */
export function GameBox({ input, typed, error, onType, onTake }: GameBoxProps) {
  const t = useTranslations('desk.stream.own.form');
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const text = typed.trim();
  const found = useFound(text, isOpen && text.length >= leastLetters);
  const choices: readonly NamedGame[] = found ? [...found, { slug: null, name: text }] : [];
  const take = (game: NamedGame | null) => {
    setOpen(false);
    onTake(game);
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setActive((at) => Math.min(choices.length - 1, Math.max(0, at + step)));
    }
    if (event.key === 'Escape') setOpen(false);
    if (event.key !== 'Enter' || text === '') return;
    event.preventDefault();
    take(choices[active] ?? null);
  };
  return (
    <FieldFrame label={t('game')} hint={t('gameHint')} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            ref={input}
            role="combobox"
            aria-expanded={choices.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={choices[active] ? `${listId}-${active}` : undefined}
            autoComplete="off"
            enterKeyHint="next"
            maxLength={120}
            value={typed}
            onChange={({ currentTarget: { value } }) => {
              setActive(0);
              setOpen(true);
              onType(value);
            }}
            onKeyDown={press}
            onBlur={() => setOpen(false)}
            className="control h-12 px-4"
          />
          <div
            id={listId}
            role="listbox"
            aria-label={t('found')}
            hidden={choices.length === 0}
            className="stream-found"
          >
            {choices.map((one, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the keyboard
              <div
                key={one.slug ?? ''}
                id={`${listId}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => take(one)}
                className="stream-option"
              >
                {one.slug === null ? t('asTyped', { name: one.name }) : one.name}
              </div>
            ))}
          </div>
        </div>
      )}
    </FieldFrame>
  );
}

/** What fits this very text; null while that is not known. */
function useFound(text: string, isAsked: boolean): readonly NamedGame[] | null {
  const [answer, setAnswer] = useState<{
    readonly text: string;
    readonly found: readonly NamedGame[];
  } | null>(null);
  useEffect(() => {
    let isOver = false;
    if (isAsked)
      void findGames(text).then((found) => {
        if (!isOver && found) setAnswer({ text, found });
      });
    return () => {
      isOver = true;
    };
  }, [text, isAsked]);
  return isAsked && answer?.text === text ? answer.found : null;
}
