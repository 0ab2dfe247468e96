import { sql } from 'drizzle-orm';
import { checkins } from '../../db/schema/checkins';
import { coinLedger } from '../../db/schema/coin-ledger';
import { redeemCodes } from '../../db/schema/redeem-codes';
import { redeemHash } from '../../services/codes/redeem-hash';
import { earnRuleKeys } from '../../services/points/earn-rule-keys';
import type { AreaSeed } from '../seed-world';

const dayMs = 86_400_000;

/** A code that anybody may try on the demo (docs/operating.md). */
export const demoCode = 'HOŞ-GELDİN';

/** Another one, as the channel on Telegram would give it out. */
export const demoTelegramCode = 'KANAL-HAFTALIK';

/** The stamps behind the demo's check-ins, one for each day that brought Sikke before today; and a code to try. */
export const seedEarning: AreaSeed = async (tx, { now, vault }) => {
  const day = sql`(${coinLedger.createdAt} at time zone 'Europe/Istanbul')::date`;
  await tx.execute(sql`insert into ${checkins} (user_id, day, created_at)
    select ${coinLedger.userId}, ${day}, min(${coinLedger.createdAt}) from ${coinLedger}
    where ${coinLedger.refId} = ${earnRuleKeys.checkin}
    group by 1, 2`);
  if (vault === null) return;
  const runs = {
    maxUses: 100_000,
    startsAt: new Date(now - dayMs),
    endsAt: new Date(now + 365 * dayMs),
    createdAt: new Date(now - dayMs),
  };
  await tx.insert(redeemCodes).values([
    { ...runs, codeHash: redeemHash(vault, demoCode), title: 'Hoş geldin kodu', amount: 50 },
    {
      ...runs,
      codeHash: redeemHash(vault, demoTelegramCode),
      title: 'Telegram haftalık kodu',
      channel: 'telegram',
      amount: 60,
    },
  ]);
};
