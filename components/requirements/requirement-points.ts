import type { useTranslations } from 'next-intl';
import type { RequirementName, Requirements } from '@/contract/requirements';
import { askedRequirements } from '@/lib/format/asked-requirements';
import { userSectionPath } from '@/lib/routes';
import type { ChecklistPoint } from './checklist-line';

const verifyPath = userSectionPath('verify');

/** Where a member sees to a requirement; null where only time does. */
const paths: Readonly<Record<RequirementName, string | null>> = {
  phone: verifyPath,
  telegram: verifyPath,
  sponsor_linked: userSectionPath('partners'),
  kick_follower: verifyPath,
  kick_subscriber: verifyPath,
  member_days: null,
};

interface Asked {
  readonly requirements: Requirements;
  /** Of the sponsor of what asks for it. */
  readonly sponsor: string;
}

/** What somebody must be, in the order and by the names of the API's own checklist. */
export function requirementPoints(
  { requirements, sponsor }: Asked,
  t: ReturnType<typeof useTranslations<'requirements'>>,
): ChecklistPoint[] {
  const values = { sponsor, count: requirements.member_days ?? 0 };
  return askedRequirements(requirements).map((check) => ({
    check,
    text: t(check, values),
    path: paths[check],
  }));
}
