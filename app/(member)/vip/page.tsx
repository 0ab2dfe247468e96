import { getMessages, getTranslations } from 'next-intl/server';
import { PageTexts } from '@/app/_components/page-texts';
import { RenewSession } from '@/components/auth/renew-session';
import { AreaPage } from '@/components/layout/area-page';
import { MoreMessages } from '@/components/ui/more-messages';
import { PageTitle } from '@/components/ui/page-title';
import { ApplyPart } from '@/components/vip/apply-part';
import { HowItWorks } from '@/components/vip/how-it-works';
import { OwnTier } from '@/components/vip/own-tier';
import { TierGrid } from '@/components/vip/tier-grid';
import { requireUserWith } from '@/lib/data/require-user';
import { getClub } from '@/lib/data/vip';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('vip');

/** GET /vip: the tiers, the member's own, and what is missing to the next. Rendered per request; asks for itself who is there (D12). */
export default async function VipPage() {
  const known = await requireUserWith(routes.vip.path, getClub);
  if (!known) return <RenewSession />;
  const [user, club] = known;
  const [pages, t] = await Promise.all([getTranslations('pages.vip'), getTranslations('vip')]);
  if (!club) return <AreaPage area="vip" />;
  return (
    <>
      <PageTitle title={pages('title')} text={t('explain')} />
      <div className="space-y-10">
        <OwnTier club={club} picture={user.faceUrl}>
          <Apply tier={club.can_apply ? (club.reached?.name ?? null) : null} />
        </OwnTier>
        <TierGrid club={club} />
        <HowItWorks />
      </div>
    </>
  );
}

/** The form of whom a tier waits for; everybody else reads what opens it, and is sent no text of a form. */
async function Apply({ tier }: { readonly tier: string | null }) {
  const [t, { vipOwn }] = await Promise.all([getTranslations('vip'), getMessages()]);
  if (tier === null) return <p className="text-sm text-text-3">{t('cannot')}</p>;
  return (
    <PageTexts of={['errors', 'labels']}>
      <MoreMessages messages={{ vipOwn }}>
        <ApplyPart tier={tier} />
      </MoreMessages>
    </PageTexts>
  );
}
