import { useTranslations } from 'next-intl';
import { Still } from '@/components/ui/still';

/** How long a tier lasts, what happens when something is missing, and who decides. */
export function HowItWorks() {
  const t = useTranslations('vip.how');
  return (
    <Still as="section" className="max-w-3xl">
      <h2 className="font-display text-xl font-semibold">{t('title')}</h2>
      <ul className="mt-3 list-disc space-y-2 ps-5 leading-relaxed text-text-2">
        <li>{t('term')}</li>
        <li>{t('grace')}</li>
        <li>{t('review')}</li>
      </ul>
    </Still>
  );
}
