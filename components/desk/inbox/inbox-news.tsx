'use client'; // New work comes while the page is open.

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { InboxCounts, InboxKind } from '@/contract/desk-inbox';
import { useWatched } from '@/lib/browser/use-watched';
import { deskCallTo } from '@/lib/desk-calls';

interface InboxNewsProps {
  /** ISO: what the list shows is as old as this. */
  readonly since: string;
  /** The kind that the list is narrowed to. */
  readonly kind: InboxKind | undefined;
  readonly onShow: () => void;
}

const everyMs = 30_000;
const nothing: { readonly data: Pick<InboxCounts, 'fresh'> } = { data: { fresh: 0 } };

/** That new work came since the list was made. The list itself moves only when somebody asks. */
export function InboxNews({ since, kind, onShow }: InboxNewsProps) {
  const t = useTranslations('desk.inbox');
  const query = new URLSearchParams({ since, ...(kind ? { kind } : {}) });
  const { data } = useWatched(`${deskCallTo('deskInboxCounts')}?${query}`, nothing, { everyMs });
  return (
    <div role="status" className="inbox-news">
      {data.fresh > 0 ? <Button onClick={onShow}>{t('news', { count: data.fresh })}</Button> : null}
    </div>
  );
}
