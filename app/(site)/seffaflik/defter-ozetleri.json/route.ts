import { listBookHeads } from '@/lib/data/books';

export const dynamic = 'force-static';
export const revalidate = 300;

/** GET /seffaflik/defter-ozetleri.json: every head of the books, the first one first: the file that `npm run verify-books` takes. */
export async function GET(): Promise<Response> {
  return new Response(`${JSON.stringify(await listBookHeads(), null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="defter-ozetleri.json"',
    },
  });
}
