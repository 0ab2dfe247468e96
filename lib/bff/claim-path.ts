import type { z } from 'zod';
import { claimParamsSchema } from '@/contract/claims';
import { BffError } from './bff-error';

/** The claim that a path names, safe to stand in an upstream path; 404 for anything that cannot be one. */
export function claimParams(params: Readonly<Record<string, string>>): z.infer<typeof claimParamsSchema> {
  const parsed = claimParamsSchema.safeParse(params);
  if (!parsed.success) throw new BffError('not_found');
  return parsed.data;
}
