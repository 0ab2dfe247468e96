import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { FoldSummary } from '@/components/ui/fold-summary';
import type { OwnFactorWire } from '@/contract/second-factor';
import { FactorCodeForm } from './factor-code-form';
import { FactorSetup } from './factor-setup';

interface FactorSectionProps {
  readonly factor: OwnFactorWire;
}

/** The second factor of somebody of the team: set up, or its codes made anew and the way to go without. */
export function FactorSection({ factor: { state, codes_left: count } }: FactorSectionProps) {
  const t = useTranslations('security');
  const isOn = state === 'on';
  return (
    <section id="iki-adim" className="rounded-panel border border-line bg-surface p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-display text-lg font-semibold">{t('factorTitle')}</h2>
        <Badge tone={isOn ? 'green' : 'line'}>{t(isOn ? 'factorOn' : 'factorOff')}</Badge>
      </div>
      <p className="mt-2 mb-5 text-sm leading-relaxed text-text-2">
        {isOn ? t('codesLeft', { count }) : t(state === 'needed' ? 'factorNeeded' : 'factorText')}
      </p>
      {isOn ? (
        <div className="grid gap-4">
          <details>
            <FoldSummary>{t('renewCodes')}</FoldSummary>
            <div className="pt-3">
              <FactorCodeForm call="secondFactorCodes" />
            </div>
          </details>
          <details>
            <FoldSummary>{t('removeFactor')}</FoldSummary>
            <div className="pt-3">
              <FactorCodeForm call="secondFactorRemoval" />
            </div>
          </details>
        </div>
      ) : (
        <FactorSetup />
      )}
    </section>
  );
}
