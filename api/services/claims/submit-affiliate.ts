import type { AffiliateInput } from '@/contract/claim-inputs';
import type { ClaimStateWire } from '@/contract/claims';
import type { Writing } from '../../context';
import { affiliateChanges } from '../../db/schema/affiliate-changes';
import { invalidField } from '../../service-error';
import { activeSponsor } from '../sponsors/active-sponsor';
import { openClaim } from './review/open-claim';

/** Asks to come under the community's code at a sponsor. 422 `unique` on `sponsor` while an earlier request there is open. */
export async function submitAffiliate(
  writing: Writing,
  { userId, input }: { readonly userId: string; readonly input: AffiliateInput },
): Promise<ClaimStateWire> {
  const sponsor = await activeSponsor(writing.tx, input.sponsor);
  const now = new Date(writing.clock.now());
  const { name, surname, email, phone } = input;
  const [stored] = await writing.tx
    .insert(affiliateChanges)
    .values({
      userId,
      sponsorId: sponsor.id,
      siteUsername: input.site_username,
      ...{ name, surname, email, phone },
      termsAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: affiliateChanges.id });
  if (!stored) throw invalidField('sponsor', 'unique');
  return openClaim(writing, {
    kind: 'affiliate',
    id: stored.id,
    userId,
    text: input.content,
    files: input.file,
  });
}
