import { slugSchema } from '@/contract/slug';
import { BffError } from './bff-error';

/** The `slug` of a path, safe to stand in an upstream path; 404 for anything that cannot be one. */
export function slugParam(params: Readonly<Record<string, string>>): string {
  const slug = slugSchema.safeParse(params.slug);
  if (!slug.success) throw new BffError('not_found');
  return slug.data;
}
