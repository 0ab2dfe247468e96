import {
  postbackSecretAnswerSchema,
  postbackSecretInputSchema,
  sponsorReportQuerySchema,
} from '@/contract/sponsor-reports';
import { BffError } from '../bff-error';
import type { CallRows } from '../methods';
import { noInput } from '../no-input';
import { passWrite } from '../pass-through';
import { memberRoute } from '../route';
import { sponsorReportCsv } from '../sponsor-report-csv';

/** What came of the ways out to sponsors, and how their systems tell of it. */
export const deskSponsorCalls = {
  /** POST: another secret; the answer is the only time it is shown. */
  deskPostbackSecret: {
    POST: passWrite({ input: postbackSecretInputSchema, answer: postbackSecretAnswerSchema }),
  },
  /** GET: every source of every day, for a spreadsheet; a support role has its own sponsor's. */
  deskSponsorReportCsv: {
    GET: memberRoute({ input: noInput }, (member, { query, caller }) => {
      const asked = sponsorReportQuerySchema.omit({ lines: true }).safeParse(Object.fromEntries(query));
      if (!asked.success) throw new BffError('not_found');
      return sponsorReportCsv(member, caller, asked.data);
    }),
  },
} satisfies CallRows;
