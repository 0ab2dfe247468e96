import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { type AccountSection, UserArea } from '@/components/account/user-area';
import { RenewSession } from '@/components/auth/renew-session';
import { requireUser } from '@/lib/data/require-user';
import { userSectionPath } from '@/lib/routes';
import { sectionMetadata } from '@/lib/seo/page-metadata';

type SectionPageProps = PageProps<'/user/[section]'>;

export async function generateMetadata({ params }: SectionPageProps): Promise<Metadata> {
  return sectionMetadata(findSection((await params).section));
}

/** GET /user/{section}: rendered per request; asks for itself who is there (D12). */
export default async function UserSectionPage({ params }: SectionPageProps) {
  const section = findSection((await params).section);
  const user = await requireUser(userSectionPath(section));
  if (!user) return <RenewSession />;
  return <UserArea section={section} user={user} />;
}

const sections: readonly AccountSection[] = ['info', 'verify'];

/** The section of the address; the others have pages of their own, and any further one does not exist (D8). */
function findSection(section: string): AccountSection {
  return sections.find((known) => known === section) ?? notFound();
}
