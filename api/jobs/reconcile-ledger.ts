import type { Deps } from '../context';
import { reconcile } from '../services/ledger/reconcile';

/** Proves every night that the books agree. Where they do not it fails, so that it stands among what is stuck. */
export async function reconcileLedger({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  const { users, lines, faults } = await reconcile(db);
  for (const { username, fault } of faults) {
    log.error({ event: 'books_disagree', username, fault }, 'the books of a member do not agree');
  }
  if (faults.length > 0) throw new Error(`the books of ${faults.length} members do not agree`);
  log.info({ event: 'books_agree', users, lines }, 'the books agree');
}
