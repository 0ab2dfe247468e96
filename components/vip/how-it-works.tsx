import { useTranslations } from 'next-intl';
import { KeptStill } from '@/components/ui/kept-still';

/** How long a tier lasts, what happens when something is missing, and who decides. */
export function HowItWorks() {
  const t = useTranslations('vip.how');
  return (
    <KeptStill name="club-rules" of={null} as="section" className="max-w-3xl">
      <h2 className="font-display text-xl font-semibold">{t('title')}</h2>
      <ul className="mt-3 list-disc space-y-2 ps-5 leading-relaxed text-text-2">
        <li>{t('term')}</li>
        <li>{t('grace')}</li>
        <li>{t('review')}</li>
      </ul>
    </KeptStill>
  );
}
