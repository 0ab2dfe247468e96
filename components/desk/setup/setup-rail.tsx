import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import { type SetupStep, setupStepPath, setupSteps } from '@/lib/format/setup-steps';

/** The steps of the setup in their order, each a link; the one at hand is marked. */
export function SetupRail({ current }: { readonly current: SetupStep }) {
  const t = useTranslations('desk.setup');
  return (
    <nav aria-label={t('label')}>
      <ol className="grid grid-cols-5 gap-2">
        {setupSteps.map((step, at) => (
          <li key={step} className="min-w-0">
            <SoftLink
              href={setupStepPath(step)}
              aria-current={step === current ? 'step' : undefined}
              className="block min-h-11 border-t-2 border-line pt-2 text-sm text-text-3 hover:text-text aria-[current]:border-text aria-[current]:text-text"
            >
              <span className="block text-xs tabular-nums">{at + 1}</span>
              <span className="block truncate font-semibold">{t(`steps.${step}`)}</span>
            </SoftLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
