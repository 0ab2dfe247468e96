import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { analysts } from '../../db/schema/analysts';
import { excluded, givenKeys } from './excluded';
import type { Kind } from './kind';
import * as value from './values';

const fields = z.object({
  slug: value.slug(80),
  name: value.given(60),
  about: value.text(600).transform((about) => (about === null ? '' : about)),
});

/** Who writes analyses: a name of the team in public. */
export const analystKind: Kind<z.infer<typeof fields>> = {
  fields,
  schema: fields,
  stored: (db, slugs) =>
    db
      .select()
      .from(analysts)
      .where(inArray(analysts.slug, [...slugs])),
  write: async (db, rows) => {
    await db
      .insert(analysts)
      .values([...rows])
      .onConflictDoUpdate({ target: analysts.slug, set: excluded(analysts, givenKeys(rows[0] ?? {})) });
  },
};
