import 'server-only';
import { cache } from 'react';
import { type CorrectedKind, correctionParamsSchema, correctionsAnswerSchema } from '@/contract/corrections';
import { keyedPublicReader } from '@/lib/upstream/read-public';

/** What was put right of an entry, and when. */
export interface Correction {
  readonly text: string;
  readonly correctedAt: string;
}

const read = keyedPublicReader({
  tag: 'corrections',
  answer: correctionsAnswerSchema,
  revalidateS: 600,
  path: ({ kind, slug }: { readonly kind: CorrectedKind; readonly slug: string }) =>
    `/corrections/${kind}/${slug}`,
});

/** What was put right of an entry, the first one first; nothing where the upstream tells of none. */
export const listCorrections = cache(
  async (kind: CorrectedKind, slug: string): Promise<readonly Correction[]> => {
    const asked = correctionParamsSchema.safeParse({ kind, slug });
    const answer = asked.success ? await read(asked.data) : null;
    return (answer?.data ?? []).map(({ text, corrected_at }) => ({ text, correctedAt: corrected_at }));
  },
);
