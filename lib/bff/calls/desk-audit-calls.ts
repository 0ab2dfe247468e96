import { auditQuerySchema } from '@/contract/desk-audit';
import { auditCsv } from '../audit-csv';
import { BffError } from '../bff-error';
import type { CallRows } from '../methods';
import { noInput } from '../no-input';
import { memberRoute } from '../route';

/** What the team did by hand. */
export const deskAuditCalls = {
  /** GET: what the filters of the page show, as a file for a spreadsheet. */
  deskAuditCsv: {
    GET: memberRoute({ input: noInput }, (member, { query, caller }) => {
      const asked = auditQuerySchema
        .omit({ cursor: true, size: true })
        .safeParse(Object.fromEntries([...query].filter(([, value]) => value !== '')));
      if (!asked.success) throw new BffError('not_found');
      return auditCsv(member, caller, asked.data);
    }),
  },
} satisfies CallRows;
