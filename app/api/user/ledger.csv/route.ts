import { methods } from '@/lib/bff/methods';
import { noInput } from '@/lib/bff/no-input';
import { memberRoute } from '@/lib/bff/route';
import { statementCsv } from '@/lib/bff/statement-csv';

/** GET: the member's whole coin statement as a file for a spreadsheet. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: memberRoute({ input: noInput }, async (member, { caller }) => statementCsv(member, caller)),
});
