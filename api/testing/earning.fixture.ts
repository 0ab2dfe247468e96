import { earnRules } from '../db/schema/earn-rules';
import { redeemCodes } from '../db/schema/redeem-codes';
import { redeemHash } from '../services/codes/redeem-hash';
import { earnRuleKeys } from '../services/points/earn-rule-keys';
import type { TestApp } from './app.fixture';

/** The rules of check-ins and codes: 15 a day, 100 for a full card, four codes a day. */
export async function addEarnRules({ deps }: TestApp): Promise<void> {
  await deps.db.insert(earnRules).values([
    { key: earnRuleKeys.checkin, title: 'Günlük giriş', type: 'checkin', amount: 15, capDay: 1 },
    { key: earnRuleKeys.stampCard, title: 'Yedinci damga', type: 'checkin', amount: 100, capDay: 1 },
    { key: earnRuleKeys.code, title: 'Kod yağmuru', type: 'code', amount: 25, capDay: 4, path: '/yayin' },
  ]);
}

type Row = Partial<typeof redeemCodes.$inferInsert>;

/** A redeem code that runs for an hour from now: 40 Sikke, 1 000 uses, unless told otherwise. Answers its id. */
export async function addRedeemCode({ deps, clock }: TestApp, code: string, row: Row = {}): Promise<number> {
  const now = clock.now();
  const [made] = await deps.db
    .insert(redeemCodes)
    .values({
      codeHash: redeemHash(deps.vault, code),
      title: 'Yayın kodu',
      amount: 40,
      maxUses: 1000,
      startsAt: new Date(now),
      endsAt: new Date(now + 3_600_000),
      createdAt: new Date(now),
      ...row,
    })
    .returning({ id: redeemCodes.id });
  return made?.id ?? 0;
}
