import { useTranslations } from 'next-intl';
import { MoreLink } from '@/components/ui/more-link';
import type { WagerEventDetail } from '@/lib/data/wager-event-view';
import { userSectionPath } from '@/lib/routes';

interface EventAccountProps {
  readonly event: Pick<WagerEventDetail, 'requiresVerifiedAccount' | 'sponsor'>;
}

/** Which account at the sponsor has a place, and where one is named and verified; nothing where the upstream does not say. */
export function EventAccount({ event: { requiresVerifiedAccount, sponsor } }: EventAccountProps) {
  const t = useTranslations('wagerEvents.account');
  if (requiresVerifiedAccount === null) return null;
  return (
    <section aria-labelledby="event-account" className="max-w-3xl">
      <h2 id="event-account" className="font-display text-lg font-semibold">
        {t('title')}
      </h2>
      <p className="mt-2 leading-relaxed text-text-2">
        {t(requiresVerifiedAccount ? 'verified' : 'named', { sponsor: sponsor.name })}
      </p>
      <MoreLink href={userSectionPath('partners')}>{t('add')}</MoreLink>
    </section>
  );
}
