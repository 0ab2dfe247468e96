'use client'; // Rows are chosen here, by pointer and keyboard.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SoftLink } from '@/components/ui/soft-link';
import type { ContentItem, ContentKind, DeskMove } from '@/contract/desk-content';
import { errorTexts } from '@/lib/browser/error-texts';
import { sendDesk } from '@/lib/browser/send-desk';
import { showErrors, showToast } from '@/lib/browser/toast';
import { deskCallTo } from '@/lib/desk-calls';
import { deskEntryPath } from '@/lib/desk-paths';
import { formatDateTime } from '@/lib/format/dates';
import { StateBadge } from './state-badge';

interface ContentListProps {
  readonly kind: ContentKind;
  readonly items: readonly ContentItem[];
  readonly canWrite: boolean;
}

interface BulkLine {
  readonly slug: string;
  readonly done: boolean;
  readonly problems: readonly { readonly text: string }[];
}

/** What is done with many at once: moves that ask for nothing more. */
const bulkMoves: readonly DeskMove[] = ['publish', 'pause', 'archive'];

/** The entries of a kind in rows: what it is, where it stands, who changed it last; several are chosen with the space bar, or with shift a whole stretch. */
export function ContentList({ kind, items, canWrite }: ContentListProps) {
  const t = useTranslations();
  const c = useTranslations('desk.content');
  const router = useRouter();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const last = useRef(0);
  const slugs = items.map(({ slug }) => slug);

  const choose = (at: number, isOn: boolean, isStretch: boolean) => {
    const [from, to] = isStretch ? [Math.min(last.current, at), Math.max(last.current, at)] : [at, at];
    last.current = at;
    setChosen((before) => {
      const next = new Set(before);
      for (const slug of slugs.slice(from, to + 1)) isOn ? next.add(slug) : next.delete(slug);
      return next;
    });
  };
  const move = async (name: DeskMove) => {
    setBusy(true);
    const sent = await sendDesk<{ readonly data: readonly BulkLine[] }>(
      'POST',
      deskCallTo('deskContentBulk', kind),
      {
        body: { move: name, slugs: [...chosen] },
        idempotencyKey: crypto.getRandomValues(new Uint32Array(4)).join(''),
      },
    );
    setBusy(false);
    if (!sent.ok) return showErrors(errorTexts(sent.error, t));
    const refused = sent.data.data.filter(({ done }) => !done);
    const count = sent.data.data.length - refused.length;
    if (count > 0) showToast('success', c('list.bulkDone', { count }));
    showErrors(
      refused.map(({ slug, problems }) =>
        c('list.bulkRefused', { title: slug, text: problems[0]?.text ?? '' }),
      ),
    );
    setChosen(new Set(refused.map(({ slug }) => slug)));
    router.refresh();
  };

  return (
    <div>
      {canWrite ? (
        <div className="flex min-h-14 flex-wrap items-center gap-3 border-b border-line py-1">
          <label className="flex min-h-11 items-center gap-3 px-1 text-sm text-text-2">
            <input
              type="checkbox"
              checked={chosen.size > 0 && slugs.every((slug) => chosen.has(slug))}
              onChange={({ currentTarget }) => setChosen(new Set(currentTarget.checked ? slugs : []))}
              className="size-5 accent-gold"
            />
            {chosen.size > 0 ? c('list.selected', { count: chosen.size }) : c('list.selectAll')}
          </label>
          {chosen.size > 0
            ? bulkMoves.map((name) => (
                <Button key={name} isBusy={isBusy} onClick={() => move(name)}>
                  {c(`moves.${name}`)}
                </Button>
              ))
            : null}
        </div>
      ) : null}
      <ul aria-label={c(`kinds.${kind}.many`)} className="divide-y divide-line border-b border-line">
        {items.map((item, at) => (
          <li key={item.slug} className="relative flex min-h-14 items-center gap-3 px-1 hover:bg-surface">
            {canWrite ? (
              <input
                type="checkbox"
                aria-label={c('list.select', { title: item.title })}
                checked={chosen.has(item.slug)}
                onChange={({ currentTarget, nativeEvent }) =>
                  choose(at, currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
                }
                onKeyDown={(event: KeyboardEvent) => {
                  if (event.key === ' ' && event.shiftKey) {
                    event.preventDefault();
                    choose(at, true, true);
                  }
                }}
                className="relative z-10 size-5 shrink-0 accent-gold"
              />
            ) : null}
            {item.picture ? (
              <img
                src={item.picture}
                alt=""
                width={56}
                height={40}
                loading="lazy"
                className="h-10 w-14 shrink-0 rounded-[6px] bg-bg-raised object-contain"
              />
            ) : null}
            <span className="grid min-w-0 flex-1 py-1.5 xl:max-w-152">
              <SoftLink
                href={deskEntryPath('content', kind, item.slug)}
                className="truncate text-sm font-medium after:absolute after:inset-0"
              >
                {item.title}
              </SoftLink>
              <span className="truncate text-xs text-text-3">
                {item.slug}
                {item.has_draft ? ` · ${c('list.draft')}` : ''}
              </span>
            </span>
            <span className="shrink-0 md:w-28">
              <StateBadge state={item.state} />
            </span>
            <span className="hidden w-60 shrink-0 truncate text-xs text-text-3 tabular-nums md:block">
              {item.changed_at
                ? c('list.changed', {
                    who: item.changed_by ?? c('history.nobody'),
                    when: formatDateTime(item.changed_at) ?? '',
                  })
                : null}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
