import { type Download, openDownload } from '@/lib/upstream/download';
import type { Member } from './member';
import { ownFileName } from './own-file-name';

interface Export extends Omit<Download, 'bearer'> {
  /** What the file is called after the site's name. */
  readonly name: string;
}

/** Streams a member's data through as a file that no cache keeps and no browser shows as a page. Throws `UpstreamError`. */
export async function downloadExport(member: Member, { name, ...asked }: Export): Promise<Response> {
  const stream = await member.call((bearer) => openDownload({ ...asked, bearer }));
  return new Response(stream, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${await ownFileName(name)}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  });
}
