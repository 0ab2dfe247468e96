import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { CopyText } from '@/components/ui/copy-text';
import { Icon } from '@/components/ui/icon';
import type { BooksWire } from '@/contract/books';
import { formatDateTime, formatDay } from '@/lib/format/dates';
import { formatCoins } from '@/lib/format/money';
import { pathTo } from '@/lib/paths';

/** The last head of the books, what it is good for, and the file to keep. */
export function HeadCard({ head, reconcile }: Pick<BooksWire, 'head' | 'reconcile'>) {
  const t = useTranslations('books.head');
  return (
    <section aria-labelledby="book-head" className="rounded-panel border border-line bg-surface p-5 sm:p-7">
      <h2 id="book-head" className="font-display text-xl font-semibold">
        {t('title')}
      </h2>
      <p className="mt-2 max-w-prose leading-relaxed text-text-2">{t('text')}</p>
      {head ? (
        <>
          <dl className="mt-5 space-y-4">
            <div>
              <dt className="text-xs text-text-3">{t('day')}</dt>
              <dd className="mt-1 font-semibold">
                {t('dayOf', { day: formatDay(head.day) ?? head.day, no: formatCoins(head.position) })}
              </dd>
            </div>
          </dl>
          <p className="mt-4 mb-2 text-xs text-text-3">{t('hash')}</p>
          <CopyText text={head.hash} label={t('hash')} />
          <p className="mt-5">
            <a href={pathTo('bookHeads')} download className={buttonClass()}>
              <Icon name="download" size={18} />
              {t('download')}
            </a>
          </p>
        </>
      ) : (
        <p className="mt-4 text-text-2">{t('none')}</p>
      )}
      <p className="mt-5 text-sm leading-relaxed text-text-3">
        {reconcile
          ? t(reconcile.ok ? 'reconciled' : 'unreconciled', {
              time: formatDateTime(reconcile.at) ?? '',
              members: formatCoins(reconcile.members),
              lines: formatCoins(reconcile.lines),
            })
          : t('neverReconciled')}
      </p>
    </section>
  );
}
