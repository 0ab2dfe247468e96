import type { Deps } from '../context';
import { proveAndRecord } from '../services/maintenance/prove-and-record';

/**
 * Proves every night that the books, the audit log and the published heads are what was written. Where they are not it fails, so that it stands among what is
 * stuck. The log's seal goes into the program's own log: there it stays, whoever changes the database.
 */
export async function reconcileLedger({
  log,
  ...ctx
}: Pick<Deps, 'db' | 'clock' | 'books' | 'log'>): Promise<void> {
  const { books, audit, heads } = await proveAndRecord(ctx);
  const { users, lines, faults } = books;
  for (const { username, fault } of faults) {
    log.error({ event: 'books_disagree', username, fault }, 'the books of a member do not agree');
  }
  for (const { username, fault } of audit.faults) {
    log.error({ event: 'audit_broken', username, fault }, 'the audit log is not what was written');
  }
  for (const { day, fault } of heads.faults) {
    log.error({ event: 'heads_disagree', day, fault }, 'the books are not what was published');
  }
  if (faults.length > 0) throw new Error(`the books of ${faults.length} members do not agree`);
  if (audit.faults.length > 0) throw new Error(`the audit log of ${audit.faults.length} members is broken`);
  if (heads.faults.length > 0) throw new Error('the books are not what was published');
  log.info({ event: 'books_agree', users, lines }, 'the books agree');
  log.info({ event: 'audit_whole', lines: audit.lines, seal: audit.seal }, 'the audit log is whole');
}
