import { useTranslations } from 'next-intl';

interface NoPictureProps {
  readonly isDecorative: boolean;
}

/** Five empty reels: a win that came without a screenshot. */
export function NoPicture({ isDecorative }: NoPictureProps) {
  const t = useTranslations('wins');
  return (
    <div className="grid aspect-video w-full place-items-center bg-bg-raised">
      <svg
        viewBox="0 0 320 180"
        aria-hidden="true"
        fill="none"
        strokeWidth="1.5"
        strokeLinejoin="round"
        className="col-start-1 row-start-1 size-full stroke-line"
      >
        <rect x="34" y="20" width="252" height="126" rx="12" />
        <path
          d="M44 30h42v106H44zM91 30h42v106H91zM138 30h42v106h-42zM185 30h42v106h-42zM232 30h42v106h-42z"
          className="fill-surface"
        />
        <path d="M34 160H110M130 160H206M226 160H286" strokeLinecap="round" />
      </svg>
      <p
        className={`col-start-1 row-start-1 rounded-full border border-line bg-bg px-3 py-1 text-xs text-text-3 ${isDecorative ? 'max-sm:hidden' : ''}`}
      >
        {t('noPicture')}
      </p>
    </div>
  );
}
