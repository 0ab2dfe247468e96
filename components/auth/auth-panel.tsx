import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

interface AuthPanelProps {
  readonly title: string;
  /** Said where scripts are off: the forms need them. */
  readonly needsScript?: boolean;
  readonly children: ReactNode;
}

/** The frame of an auth page: one panel, one heading. */
export function AuthPanel({ title, needsScript = false, children }: AuthPanelProps) {
  const t = useTranslations('auth');
  return (
    <div className="mx-auto w-full max-w-md py-6 sm:py-12">
      <div className="rounded-panel border border-line bg-surface p-5 sm:p-8">
        <h1 className="mb-6 font-display text-2xl font-semibold">{title}</h1>
        {needsScript ? (
          <noscript>
            <p className="mb-6 rounded-card border border-line-strong px-4 py-3 text-text-2">
              {t('noScript')}
            </p>
          </noscript>
        ) : null}
        {children}
      </div>
    </div>
  );
}
