import type { Route } from 'next';
import { cookies, draftMode, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { isPreviewToken } from '@/lib/data/preview';
import { previewCookie, sealPreview } from '@/lib/session/preview';
import { isServedOverHttps } from '@/lib/session/served-over-https';

export const dynamic = 'force-dynamic';

/** GET ?token&sayfa: shows a page of this site as the link's entry stands, for an hour at most. 404 for a token that is none. */
export async function GET(request: Request) {
  const { searchParams } = new URL(request.url);
  const [token, page] = [searchParams.get('token') ?? '', searchParams.get('sayfa') ?? ''];
  if (!ownPage.test(page) || !(await isPreviewToken(token)))
    return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  (await draftMode()).enable();
  (await cookies()).set(previewCookie.name, await sealPreview(token), {
    ...{ httpOnly: true, sameSite: 'lax', path: '/', maxAge: previewCookie.maxAgeS },
    secure: isServedOverHttps(await headers()),
  });
  redirect(page as Route);
}

/** A page of this site: no other one can be led to. */
const ownPage = /^\/[a-z0-9][a-z0-9/_-]{0,300}$/;
