import { hash, verify } from '@node-rs/argon2';
import { demoAccounts } from '@/api/seed/demo-accounts';
import type { Installation } from '@/supervisor/installation';
import { apiAccess, inTurn } from './bench-members';
import { interleaved, type Rate, repeated } from './load';
import type { Row } from './rows';

/** The API checks at most four passwords at once, on two cores two. */
export const loginsAtOnce = 4;

/** Logins of the community API alone, without the site before it, against argon2 alone. */
export async function loginRows(installation: Installation): Promise<Row[]> {
  const { client: headers, post } = apiAccess(installation);
  const { SEED_PASSWORD: password } = installation.secrets;
  const logIn = async (nth: number) => {
    const body = { email: inTurn(demoAccounts, nth).username, password };
    return (await post({ path: '/login', headers, body })) === 200;
  };
  const ours: Rate = (durationMs) => repeated(loginsAtOnce, durationMs, logIn);
  const name = 'logins of the community API, against argon2 alone, per second';
  return [{ name, ...(await interleaved(ours, await passwordChecks())), aim: '>= 0.7' }];
}

/** The check of a password with today's parameters, and nothing else. */
export async function passwordChecks(): Promise<Rate> {
  const known = await hash('Sikke-1', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  return (durationMs) => repeated(loginsAtOnce, durationMs, () => verify(known, 'Sikke-1'));
}
