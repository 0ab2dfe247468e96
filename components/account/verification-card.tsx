import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';

interface VerificationCardProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly isVerified: boolean;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** One verification: what it is for and whether it is done. */
export function VerificationCard({ icon, title, text, isVerified, children }: VerificationCardProps) {
  const t = useTranslations('account.fields');
  return (
    <section className="rounded-panel border border-line bg-surface p-6">
      <div className="flex items-center gap-3">
        <span className={isVerified ? 'text-green' : 'text-text-3'}>{icon}</span>
        <h2 className="font-display text-lg font-semibold">{title}</h2>
        <span className="ml-auto">
          <Badge tone={isVerified ? 'green' : 'line'}>{t(isVerified ? 'verified' : 'notVerified')}</Badge>
        </span>
      </div>
      <p className="mt-4 max-w-prose text-sm leading-relaxed text-text-2">{text}</p>
      {children}
    </section>
  );
}
