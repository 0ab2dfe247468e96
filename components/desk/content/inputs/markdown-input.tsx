import { useTranslations } from 'next-intl';
import { useDeferredValue, useMemo } from 'react';
import { Markdown } from '@/components/ui/markdown';
import { parseMarkdown } from '@/lib/format/markdown';
import { type InputProps, textOf } from '../content-field';
import { FieldBox } from './field-box';

/** A long text in Markdown, with what it becomes on the page beside it: the site's own renderer, as it is typed. */
export function MarkdownInput(props: InputProps) {
  const t = useTranslations('desk.content.editor');
  const { field, value, onChange, path } = props;
  const text = textOf(value);
  const shown = useDeferredValue(text);
  const blocks = useMemo(() => parseMarkdown(shown), [shown]);
  return (
    <FieldBox {...props}>
      {(control) => (
        <div className="grid gap-3 xl:grid-cols-2">
          <textarea
            {...control}
            rows={10}
            value={text}
            maxLength={field.max_length}
            onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
            className="control field-sizing-content max-h-[32rem] min-h-56 resize-y px-3 py-2 leading-relaxed"
          />
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
            aria-label={t('look')}
            data-preview={path}
            className="max-h-[32rem] min-h-24 overflow-y-auto rounded-card border border-line bg-bg-raised p-4"
          >
            {blocks.length > 0 ? (
              <Markdown blocks={blocks} />
            ) : (
              <p className="text-sm text-text-3">{t('look')}</p>
            )}
          </section>
        </div>
      )}
    </FieldBox>
  );
}
