import { useTranslations } from 'next-intl';

/** The one thing that glows: it is live. */
export function LiveMark() {
  const t = useTranslations('stream');
  return (
    <span data-live className="inline-flex items-center gap-2 text-xs font-semibold tracking-wide text-red">
      <span aria-hidden className="size-2 animate-breathe rounded-full bg-red" />
      {t('live')}
    </span>
  );
}
