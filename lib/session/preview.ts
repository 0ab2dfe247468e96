import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { env } from '@/lib/env';
import { sessionPasswords } from './session-passwords';

/** How long a preview lasts at most, in seconds; the API ends its token after an hour as well. */
const lastsS = 3600;

/** The cookie of a preview: sealed, so that nobody has pages rendered for them who was given no link. */
export const previewCookie = { name: 'sikke-onizleme', maxAgeS: lastsS } as const;

/** The cookie by which Next renders a prerendered page anew for who previews it. */
export const draftModeCookie = '__prerender_bypass';

const sealed = z.object({ preview: z.string().min(1).max(2000) });

/** Seals the token of a preview's link. */
export function sealPreview(token: string): Promise<string> {
  const [newest] = sessionPasswords(env());
  return sealData({ preview: token }, { password: newest, ttl: lastsS });
}

/** The token of a preview; null for anything that is none of ours, or over. Never throws for what a visitor sent. */
export async function unsealPreview(value: string | undefined): Promise<string | null> {
  if (!value || value.length > 4096) return null;
  for (const password of sessionPasswords(env())) {
    const opened = await unsealData(value, { password, ttl: lastsS }).catch(() => null);
    const known = sealed.safeParse(opened);
    if (known.success) return known.data.preview;
  }
  return null;
}
