import { notFound } from 'next/navigation';
import { getMessages } from 'next-intl/server';
import { PageTexts } from '@/app/_components/page-texts';
import { AuthPanel } from '@/components/auth/auth-panel';
import { SetupForm } from '@/components/auth/setup-form';
import { MoreMessages } from '@/components/ui/more-messages';
import { isSetupOpen } from '@/lib/data/setup';
import { setupStepPath } from '@/lib/format/setup-steps';
import { formNamespaces } from '@/lib/i18n/client-namespaces';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => pageMetadata('setup');

/** GET /kurulum: where the link leads that the start of an empty site prints (D38); 404 once the site has its first admin. */
export default async function SetupPage() {
  if (!(await isSetupOpen())) notFound();
  const { setup } = await getMessages();
  return (
    <AuthPanel title={setup.title} needsScript>
      <PageTexts of={formNamespaces}>
        <MoreMessages messages={{ setup }}>
          <SetupForm next={setupStepPath('brand')} />
        </MoreMessages>
      </PageTexts>
    </AuthPanel>
  );
}
