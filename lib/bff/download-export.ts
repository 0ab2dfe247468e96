import { openDownload } from '@/lib/upstream/download';
import type { Member } from './member';
import type { Call } from './route';

/** Streams the member's data through as a file that no cache keeps and no browser shows as a page. Throws `UpstreamError`. */
export async function downloadExport(
  member: Member,
  { caller }: Pick<Call<unknown>, 'caller'>,
): Promise<Response> {
  const stream = await member.call((bearer) => openDownload({ path: '/user/export', bearer, caller }));
  return new Response(stream, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="sikke-verilerim.json"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  });
}
