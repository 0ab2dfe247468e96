import { useTranslations } from 'next-intl';
import { pathTo } from '@/lib/paths';

/** Says that the page is a preview, and leads out of it. */
export function PreviewBar() {
  const t = useTranslations('preview');
  return (
    <aside
      aria-label={t('label')}
      className="fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-t border-line-strong bg-surface px-4 py-2 text-sm"
    >
      <p>
        <strong className="font-semibold">{t('label')}</strong> · {t('text')}
      </p>
      <a
        href={pathTo('previewEnd')}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {t('end')}
      </a>
    </aside>
  );
}
