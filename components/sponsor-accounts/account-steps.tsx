import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { FoldSummary } from '@/components/ui/fold-summary';
import type { LinkedAccount } from '@/lib/data/sponsor-accounts';
import { RenameForm } from './rename-form';
import { UnlinkButton } from './unlink-button';

interface AccountStepsProps {
  readonly account: LinkedAccount;
}

/** What a member can do with a linked account beside answering: give it another name, or take it back. */
export function AccountSteps({ account: { claim, sponsor, affiliateOk } }: AccountStepsProps) {
  const t = useTranslations();
  return (
    <div className="mt-5 flex flex-wrap items-start justify-between gap-3 border-t border-line pt-2">
      {sponsor.slug ? (
        <details className="min-w-0 flex-1 basis-56">
          <FoldSummary>{t('claimForms.link.rename')}</FoldSummary>
          <RenameForm id={claim.id} sponsor={sponsor.slug} />
        </details>
      ) : null}
      <div className="flex items-center gap-3">
        {affiliateOk ? <Badge tone="green">{t('partners.affiliateOk')}</Badge> : null}
        <UnlinkButton id={claim.id} name={sponsor.name} />
      </div>
    </div>
  );
}
