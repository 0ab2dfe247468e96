import { createHash, timingSafeEqual } from 'node:crypto';
import type { SetupInput } from '@/contract/setup';
import { mainDefaults } from '@/contract/site';
import { addressKey } from '@/system/address-key';
import type { ServiceContext } from '../../context';
import { isUniqueViolation } from '../../db/is-unique-violation';
import { settings } from '../../db/schema/settings';
import { users } from '../../db/schema/users';
import type { Transaction } from '../../db/transact';
import { invalidField } from '../../service-error';
import { registrationErrors } from '../accounts/account-rules';
import { assertFree, type NewAccount, tidyNames, toNewAccount } from '../accounts/new-account';
import { isSetupOpen } from './is-setup-open';
import { toKickEmbed } from './to-kick-embed';

/**
 * Makes the first admin and stores what the frame says (D38). The link works once: of two who use it at the same time the stored moment's
 * key lets one through. 422 `expired` on `token` for a wrong link or a site that has its admin; a wrong form leaves the link usable.
 */
export async function setUp(ctx: ServiceContext, given: SetupInput): Promise<void> {
  await ctx.limits.resetAddress.take(addressKey(ctx.clientAddress));
  if (!isToken(ctx, given.token) || !(await isSetupOpen(ctx))) throw invalidField('token', 'expired');
  const input = { ...given, ...tidyNames(given) };
  const admin = { ...toNewAccount(ctx, input), permission: 'admin' };
  await assertFree(ctx, admin, registrationErrors(input));
  const passwordHash = await ctx.passwords.hash(input.password);
  await store(ctx, { ...admin, passwordHash }, input);
  ctx.log.info({ event: 'set_up', userId: admin.id }, 'the site has its first admin');
}

function isToken({ config }: ServiceContext, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return config.setupToken !== null && timingSafeEqual(digest(token), digest(config.setupToken));
}

async function store(
  ctx: ServiceContext,
  admin: NewAccount & { readonly passwordHash: string },
  input: SetupInput,
): Promise<void> {
  try {
    await ctx.db.transaction(async (tx) => {
      await tx.insert(settings).values({ key: 'setup', value: { at: new Date(ctx.clock.now()) } });
      await tx.insert(users).values(admin);
      await storeFrame(tx, input);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await assertFree(ctx, admin);
    throw invalidField('token', 'expired');
  }
}

/** What is stored already, by somebody with a database client, stays. */
async function storeFrame(tx: Transaction, input: SetupInput): Promise<void> {
  const { site_name, coin, kick_link, youtube_link, operator_name, operator_contact } = input;
  const stream = { kick_link, youtube_link, kick_embed: toKickEmbed(kick_link), youtube_embed: '' };
  const social = { kick: kick_link, youtube: youtube_link };
  const operator = { name: operator_name, contact: operator_contact };
  await tx
    .insert(settings)
    .values([
      {
        key: 'main',
        value: { configuration: { coin: coin || mainDefaults.coin, header: mainDefaults.header } },
      },
      { key: 'site', value: { is_live: false, stream, social, operator } },
      ...(site_name === '' ? [] : [{ key: 'frame' as const, value: { look: { site_name } } }]),
    ])
    .onConflictDoNothing();
}
