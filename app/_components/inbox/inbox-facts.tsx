import { useTranslations } from 'next-intl';
import { ClaimFacts } from '@/components/claims/claim-facts';
import { type Fact, Facts } from '@/components/ui/facts';
import { complaintDepartments, complaintTypes } from '@/contract/claim-inputs';
import type { InboxDetails } from '@/contract/desk-inbox';
import { marketTypes } from '@/contract/market';
import { formatCoins } from '@/lib/format/money';

interface InboxFactsProps {
  readonly details: InboxDetails;
}

/** Everything that a decision is made on: what was ordered at which price, what a case is about, and what a claim tells of itself. */
export function InboxFacts({ details }: InboxFactsProps) {
  const t = useTranslations();
  const { item, item_type, price, content, sponsor_name: sponsor, coins, type, department } = details;
  const fact = (name: string, value: string | undefined): Fact[] => (value ? [{ name, value }] : []);
  const itemType = marketTypes.find((one) => one === item_type);
  const caseType = complaintTypes.find((one) => one === type);
  const about = complaintDepartments.find((one) => one === department);
  const own = [
    ...fact(t('desk.inbox.item'), item),
    ...fact(t('labels.type'), itemType && t(`orders.types.${itemType}`)),
    ...fact(t('desk.inbox.price'), price === undefined ? undefined : formatCoins(price)),
    ...fact(t('labels.content'), content),
    ...fact(t('labels.sponsor'), sponsor),
    ...fact(t('desk.inbox.coins'), coins === undefined ? undefined : formatCoins(coins)),
    ...fact(t('labels.type'), caseType && t(`claims.types.${caseType}`)),
    ...fact(t('labels.department'), about && t(`claims.departments.${about}`)),
  ];
  return (
    <>
      {own.length > 0 ? <Facts facts={own} /> : null}
      <ClaimFacts details={details} />
    </>
  );
}
