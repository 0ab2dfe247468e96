import { downloadExport } from '@/lib/bff/download-export';
import { methods } from '@/lib/bff/methods';
import { noInput } from '@/lib/bff/no-input';
import { memberRoute } from '@/lib/bff/route';

/** GET: everything that is stored about the member, as a file. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: memberRoute({ input: noInput }, downloadExport),
  HEAD: null,
});
