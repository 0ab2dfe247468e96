import 'server-only';
import { contentDraftParamsSchema, contentPreviewAnswerSchema } from '@/contract/desk-content';
import { siteAnswerSchema } from '@/contract/site';
import { readSession } from '@/lib/session/store';
import { callUpstream } from '@/lib/upstream/call';
import { isRefusal } from '@/lib/upstream/error';
import { findPreview } from '@/lib/upstream/find-preview';

/** Whether this request shows a preview. */
export async function isPreviewed(): Promise<boolean> {
  return (await findPreview()) !== null;
}

/** A signed link to the public page of an entry, or of a draft, as it stands; null for who may not have one. */
export async function createPreview(asked: Readonly<Record<string, string>>) {
  const [named, session] = [contentDraftParamsSchema.safeParse(asked), await readSession()];
  if (!named.success || !session) return null;
  const { kind, slug } = named.data;
  const path = `/desk/content/${kind}/entries/${slug}/preview-links` as const;
  try {
    const call = { method: 'POST', path, body: {}, answer: contentPreviewAnswerSchema } as const;
    return (await callUpstream({ ...call, bearer: session.token })).data;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/** Whether the API takes a token as that of a preview. */
export async function isPreviewToken(token: string): Promise<boolean> {
  if (!/^[\w.~+/=-]{1,2000}$/.test(token)) return false;
  try {
    await callUpstream({ method: 'GET', path: '/site', answer: siteAnswerSchema, preview: token });
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}
