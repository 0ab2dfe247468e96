import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import { Until } from '@/components/ui/until';
import type { PauseWire } from '@/contract/account';
import { infoPagePath } from '@/lib/routes';
import { PauseText } from './pause-text';

/** Above every member page while the account is paused, and gone when the pause is over. */
export function PauseBanner({ pause }: { readonly pause: PauseWire }) {
  const t = useTranslations('pause');
  const banner = (
    <aside
      aria-label={t('runningTitle')}
      className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line-strong bg-surface-2 px-4 py-3 leading-relaxed"
    >
      <p className="font-medium">
        <PauseText pause={pause} />
      </p>
      <SoftLink href={infoPagePath('mola')}>{t('more')}</SoftLink>
    </aside>
  );
  return pause.until ? (
    <Until until={pause.until} over={null}>
      {banner}
    </Until>
  ) : (
    banner
  );
}
