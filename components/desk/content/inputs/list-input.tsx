import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { ContentField } from '@/contract/desk-content-fields';
import { type InputProps, type Json, listOf, objectOf } from '../content-field';
import { moved } from '../list-moves';
import { FieldBox } from './field-box';
import { ItemButtons } from './item-buttons';

/** A list of objects, such as prizes: each with its own fields, added, removed and moved by buttons. */
export function ListInput(props: InputProps) {
  const t = useTranslations('desk.content.editor');
  const { field, path, value, onChange, errors, lock, texts, Inputs } = props;
  const items = listOf(value);
  const fields = field.fields ?? [];
  const { list, isAdded } = useFocusAdded(items.length);
  return (
    <FieldBox {...props} isGroup>
      {() => (
        <div ref={list} className="grid gap-2">
          {items.map((item, at) => (
            <section
              // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place; its inputs are controlled
              key={at}
              aria-label={t('item', { name: texts.label(field.name), number: at + 1 })}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 rounded-card border border-line bg-bg-raised p-3 sm:grid-cols-[1.5rem_minmax(0,1fr)_auto]"
            >
              <span className="pt-2 text-sm text-text-3 tabular-nums">{at + 1}</span>
              <div className="order-last grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3 max-sm:col-span-2 sm:order-none">
                <Inputs
                  fields={fields}
                  path={`${path}.${at}`}
                  values={objectOf(item)}
                  onChange={(changed) => onChange(items.map((one, place) => (place === at ? changed : one)))}
                  errors={errors}
                  // The group says why, once.
                  lockOf={() => (lock === null ? null : '')}
                  texts={texts}
                />
              </div>
              {lock === null ? (
                <ItemButtons
                  name={t('item', { name: texts.label(field.name), number: at + 1 })}
                  isFirst={at === 0}
                  isLast={at === items.length - 1}
                  onMove={(by) => onChange(moved(items, at, by))}
                  onRemove={() => onChange(items.filter((_, place) => place !== at))}
                />
              ) : null}
            </section>
          ))}
          {lock === null && items.length < (field.max_items ?? 1000) ? (
            <Button
              aria-label={t('addTo', { name: texts.label(field.name) })}
              onClick={() => {
                isAdded.current = true;
                onChange([...items, nextItem(fields, items)]);
              }}
              className="justify-self-start"
            >
              {t('add')}
            </Button>
          ) : null}
        </div>
      )}
    </FieldBox>
  );
}

/** Where an entry was added, its first field gets the focus. */
function useFocusAdded(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const isAdded = useRef(false);
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    const added = list.current?.querySelectorAll<HTMLElement>(':scope > section').item(count - 1);
    added?.querySelector<HTMLElement>(':is(input, select, textarea):enabled')?.focus();
  }, [count]);
  return { list, isAdded };
}

/** An entry to be filled in; of places the next one. */
function nextItem(fields: readonly ContentField[], items: readonly Json[]): Json {
  const place = Number(objectOf(items.at(-1)).rank_to ?? 0) + 1;
  const begun: Readonly<Record<string, Json>> = { rank_from: place, rank_to: place };
  return Object.fromEntries(
    fields.map(({ name, input }) => [name, begun[name] ?? (input === 'yes_no' ? false : null)]),
  );
}
