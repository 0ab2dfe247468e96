import { sql } from 'drizzle-orm';
import type { SeedTransaction } from './seed-world';

/**
 * Takes back what a draw of the demo was promised: the demo is made without a network, so what is drawn already is of the time before the beacon. The database
 * refuses that of any promise (`keepDrawPromises`), but for the length of this. Who owns the tables may.
 */
export async function beforeTheBeacon(
  tx: SeedTransaction,
  table: 'raffles' | 'order_draws',
  change: () => Promise<unknown>,
): Promise<void> {
  const trigger = sql.raw(`trigger "${table}_promises_kept"`);
  await tx.execute(sql`alter table ${sql.raw(table)} disable ${trigger}`);
  await change();
  await tx.execute(sql`alter table ${sql.raw(table)} enable ${trigger}`);
}
