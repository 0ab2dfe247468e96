import { z } from 'zod';
import * as account from '@/contract/account';
import * as analyses from '@/contract/analyses';
import * as bonusBuys from '@/contract/bonus-buys';
import * as bonusHunts from '@/contract/bonus-hunts';
import * as claimInputs from '@/contract/claim-inputs';
import * as claims from '@/contract/claims';
import * as corrections from '@/contract/corrections';
import * as deskContent from '@/contract/desk-content';
import * as deskContentFields from '@/contract/desk-content-fields';
import * as deskContentFiles from '@/contract/desk-content-files';
import * as deskContentHistory from '@/contract/desk-content-history';
import * as deskContentWrites from '@/contract/desk-content-writes';
import * as deskInbox from '@/contract/desk-inbox';
import * as deskMemberSteps from '@/contract/desk-member-steps';
import * as deskProblems from '@/contract/desk-problems';
import * as deskRights from '@/contract/desk-rights';
import * as deskStream from '@/contract/desk-stream';
import * as deskTeam from '@/contract/desk-team';
import * as drawProof from '@/contract/draw-proof';
import * as earnRules from '@/contract/earn-rules';
import * as earning from '@/contract/earning';
import * as email from '@/contract/email';
import * as entries from '@/contract/entries';
import * as envelope from '@/contract/envelope';
import * as errorBody from '@/contract/error-body';
import * as eventResults from '@/contract/event-results';
import * as events from '@/contract/events';
import * as games from '@/contract/games';
import * as idempotency from '@/contract/idempotency';
import * as jobs from '@/contract/jobs';
import * as leaders from '@/contract/leaders';
import * as market from '@/contract/market';
import * as marketOrders from '@/contract/market-orders';
import * as media from '@/contract/media';
import * as news from '@/contract/news';
import * as nicknames from '@/contract/nicknames';
import * as notifications from '@/contract/notifications';
import * as orderQueue from '@/contract/order-queue';
import * as overlays from '@/contract/overlays';
import * as ownData from '@/contract/own-data';
import * as page from '@/contract/page';
import * as passwords from '@/contract/passwords';
import * as pauses from '@/contract/pauses';
import * as prizes from '@/contract/prizes';
import * as publicUser from '@/contract/public-user';
import * as raffles from '@/contract/raffles';
import * as redeemCodes from '@/contract/redeem-codes';
import * as schedule from '@/contract/schedule';
import * as search from '@/contract/search';
import * as secondFactor from '@/contract/second-factor';
import * as site from '@/contract/site';
import * as slug from '@/contract/slug';
import * as specialOdds from '@/contract/special-odds';
import * as sponsorAccounts from '@/contract/sponsor-accounts';
import * as sponsorEntries from '@/contract/sponsor-entries';
import * as sponsors from '@/contract/sponsors';
import * as statement from '@/contract/statement';
import * as tournamentResults from '@/contract/tournament-results';
import * as tournaments from '@/contract/tournaments';
import * as vault from '@/contract/vault';
import * as verification from '@/contract/verification';
import * as vip from '@/contract/vip';
import * as wagerEvents from '@/contract/wager-events';
import * as winReactions from '@/contract/win-reactions';
import * as wins from '@/contract/wins';

/** The contract's modules; what a new one exports is named as soon as it stands here. */
const modules = [
  account,
  analyses,
  bonusBuys,
  bonusHunts,
  claimInputs,
  claims,
  corrections,
  deskContent,
  deskContentFields,
  deskContentFiles,
  deskContentHistory,
  deskContentWrites,
  deskInbox,
  deskMemberSteps,
  deskProblems,
  deskRights,
  deskStream,
  deskTeam,
  drawProof,
  earnRules,
  earning,
  email,
  entries,
  envelope,
  errorBody,
  eventResults,
  events,
  games,
  idempotency,
  jobs,
  leaders,
  market,
  marketOrders,
  media,
  news,
  notifications,
  nicknames,
  orderQueue,
  overlays,
  ownData,
  page,
  passwords,
  pauses,
  prizes,
  publicUser,
  raffles,
  redeemCodes,
  schedule,
  search,
  secondFactor,
  site,
  slug,
  specialOdds,
  sponsorAccounts,
  sponsorEntries,
  sponsors,
  statement,
  tournamentResults,
  tournaments,
  vault,
  verification,
  vip,
  wagerEvents,
  winReactions,
  wins,
];

/**
 * Gives the contract's objects the names they have in code (`sponsorSchema` is `Sponsor`), so that the OpenAPI document holds each once.
 * They are older than the library's own `openapi` method, but it reads zod's registry, too.
 */
export function nameContractSchemas(): void {
  for (const [key, schema] of modules.flatMap((module) => Object.entries<unknown>(module))) {
    const refId = parseName(key);
    if (refId !== null && schema instanceof z.ZodObject)
      z.globalRegistry.add(schema, { _internal: { refId } });
  }
}

/** The component's name of an export; null for what stands in paths and queries. */
function parseName(key: string): string | null {
  const name = /^(\w+)Schema$/.exec(key)?.[1];
  if (name === undefined || /(Query|Params|Headers)$/.test(name)) return null;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
