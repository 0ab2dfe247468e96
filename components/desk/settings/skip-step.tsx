import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { SoftLink } from '@/components/ui/soft-link';

/** The way on from a step of the setup that is left as it is. */
export function SkipStep({ to }: { readonly to: string }) {
  const t = useTranslations('desk.settings.form');
  return (
    <SoftLink href={to} className={buttonClass('quiet')}>
      {t('skip')}
    </SoftLink>
  );
}
