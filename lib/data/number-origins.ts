import 'server-only';
import {
  type NumberArea,
  type NumberOriginsWire,
  numberOriginsAnswerSchema,
} from '@/contract/number-origins';
import { slugSchema } from '@/contract/slug';
import { keyedPublicReader } from '@/lib/upstream/read-public';

const readOne = keyedPublicReader({
  tag: 'numbers',
  path: ({ area, slug }: { readonly area: NumberArea; readonly slug: string }) =>
    `/number-origins/${area}/${slug}`,
  answer: numberOriginsAnswerSchema,
  revalidateS: 60,
});

/** The numbers of a contest with where they came from; `null` where there is none of that name. */
export async function findNumberOrigins(area: NumberArea, slug: string): Promise<NumberOriginsWire | null> {
  if (!slugSchema.safeParse(slug).success) return null;
  return (await readOne({ area, slug }))?.data ?? null;
}
