import { contentKindParamsSchema } from '@/contract/desk-content';
import { openDownload } from '@/lib/upstream/download';
import { BffError } from './bff-error';
import { noInput } from './no-input';
import { type Handler, memberRoute } from './route';

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

/** A handler that streams all entries of a kind through as a file that no cache keeps and no browser shows as a page. */
export function downloadContent(format: keyof typeof types): Handler {
  return memberRoute({ input: noInput }, async (member, { params, caller }) => {
    const asked = contentKindParamsSchema.safeParse(params);
    if (!asked.success) throw new BffError('not_found');
    const { kind } = asked.data;
    const path = `/desk/content/${kind}/export.${format}` as const;
    const stream = await member.call((bearer) => openDownload({ path, bearer, caller }));
    return new Response(stream, {
      headers: {
        'content-type': types[format],
        'content-disposition': `attachment; filename="${kind}.${format}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  });
}
