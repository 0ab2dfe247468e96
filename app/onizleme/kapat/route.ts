import { cookies, draftMode } from 'next/headers';
import { redirect } from 'next/navigation';
import { routes } from '@/lib/routes';
import { previewCookie } from '@/lib/session/preview';

export const dynamic = 'force-dynamic';

/** GET: ends the preview; the site is again what everybody sees. */
export async function GET() {
  (await draftMode()).disable();
  (await cookies()).delete(previewCookie.name);
  redirect(routes.sponsors.path);
}
