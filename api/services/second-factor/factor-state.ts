import { type SQL, sql } from 'drizzle-orm';
import type { FactorState } from '@/contract/second-factor';
import { secondFactors } from '../../db/schema/second-factors';
import { settings } from '../../db/schema/settings';
import { users } from '../../db/schema/users';

/** Whether the whole team needs a second factor, within a query. */
export const isFactorRequired: SQL<boolean> = sql<boolean>`coalesce((select (${settings.value} ->> 'second_factor_required')::boolean
  from ${settings} where ${settings.key} = 'team'), false)`;

/** Whether the user of a query has a second factor. */
export const hasFactor: SQL<boolean> = sql<boolean>`exists (select from ${secondFactors}
  where ${secondFactors.userId} = ${users.id} and ${secondFactors.confirmedAt} is not null)`;

/** How the user of a query stands to it: members and support roles, which have no desk, never need one. */
export const factorColumn: SQL<FactorState> = sql<FactorState>`case when ${users.permission} not in ('editor', 'moderator', 'admin') then 'off'
  when ${hasFactor} then 'on' when ${isFactorRequired} then 'needed' else 'off' end`;
