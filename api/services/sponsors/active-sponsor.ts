import { and, eq, type Placeholder } from 'drizzle-orm';
import { sponsors } from '../../db/schema/sponsors';
import type { Transaction } from '../../db/transact';
import { invalidField } from '../../service-error';

/** The sponsor that a form names; 422 `exists` on `sponsor` for one that is not there or not active. */
export async function activeSponsor(tx: Pick<Transaction, 'select'>, slug: string) {
  const [sponsor] = await tx
    .select({ id: sponsors.id, name: sponsors.name })
    .from(sponsors)
    .where(isActiveNamed(slug));
  if (!sponsor) throw invalidField('sponsor', 'exists');
  return sponsor;
}

/** The condition that a row of `sponsors` is the one a form names. */
export function isActiveNamed(slug: string | Placeholder) {
  return and(eq(sponsors.slug, slug), eq(sponsors.state, 'active'));
}
