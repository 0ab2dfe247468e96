import { claimKindParamsSchema } from '@/contract/claims';
import { BffError } from '../bff-error';
import { downloadExport } from '../download-export';
import type { CallRows } from '../methods';
import { noInput } from '../no-input';
import { reviewsCsv } from '../reviews-csv';
import { memberRoute } from '../route';
import { statementCsv } from '../statement-csv';

/** Files for who asks, with the texts of the site in them. */
export const fileCalls = {
  /** GET: everything that is stored about the member, as a file. */
  export: {
    GET: memberRoute({ input: noInput }, (member, { caller }) =>
      downloadExport(member, { caller, path: '/user/export', name: 'verilerim.json' }),
    ),
    HEAD: null,
  },
  /** GET: the member's whole coin statement as a file for a spreadsheet. */
  ledgerCsv: {
    GET: memberRoute({ input: noInput }, async (member, { caller }) => statementCsv(member, caller)),
  },
  /** GET: what of a kind waits for the viewer's decision, as a file for a spreadsheet. */
  reviewsCsv: {
    GET: memberRoute({ input: noInput }, (member, { params, caller }) => {
      const parsed = claimKindParamsSchema.safeParse(params);
      if (!parsed.success) throw new BffError('not_found');
      return reviewsCsv(member, caller, parsed.data.kind);
    }),
  },
} satisfies CallRows;
