import { expect, test } from 'vitest';
import { analysisKinds } from '@/contract/analyses';
import { buyEntryStates, buySessionStates } from '@/contract/bonus-buys';
import { bonusStates, huntStates } from '@/contract/bonus-hunts';
import { complaintDepartments, complaintTypes } from '@/contract/claim-inputs';
import { claimFlags, claimKinds, claimStates, ownerActions } from '@/contract/claims';
import { deliveryStates, deliveryViews } from '@/contract/deliveries';
import { auditActions } from '@/contract/desk';
import { fourEyesKinds, fourEyesStates } from '@/contract/desk-four-eyes';
import { lockReasons, problemCodes } from '@/contract/desk-problems';
import { earnTypes } from '@/contract/earn-rules';
import { eventStates, eventTypes } from '@/contract/events';
import { gameVolatilities } from '@/contract/games';
import { leaderMetrics, leaderPeriods } from '@/contract/leaders';
import { ledgerReasons } from '@/contract/ledger';
import { marketTypes } from '@/contract/market';
import { orderStates } from '@/contract/market-orders';
import { newsCategories } from '@/contract/news';
import { notificationGroups, notificationKinds } from '@/contract/notifications';
import { numberSources, objectionReasons } from '@/contract/number-origins';
import { drawStatuses, rafflePhases } from '@/contract/raffles';
import { redeemChannels, redeemCodeStates } from '@/contract/redeem-codes';
import { showKinds } from '@/contract/schedule';
import { searchKinds } from '@/contract/search';
import { socialNetworks } from '@/contract/site';
import { oddChangeFields, oddResults, oddSports, oddStates } from '@/contract/special-odds';
import { sponsorEntryKinds, sponsorEntryStates } from '@/contract/sponsor-entries';
import { bonusKinds, paymentMethods, sponsorTiers } from '@/contract/sponsors';
import { tournamentStates, tournamentTypes } from '@/contract/tournaments';
import { vipCriteria } from '@/contract/vip';
import { wagerMetrics, wagerModes, wagerPhases, wagerSources } from '@/contract/wager-events';
import messages from '@/messages/tr.json';

/** A list of the contract and its words: one that lacks a value fails the type check, `beside` names words that are no value's. */
function words<const V extends string>(
  values: readonly V[],
  texts: Readonly<Record<NoInfer<V>, unknown>>,
  beside: readonly string[] = [],
) {
  return { values: [...values, ...beside], texts: Object.keys(texts) };
}

const kindsOfNotice = Object.keys(notificationKinds).filter(
  (name): name is keyof typeof notificationKinds => name in notificationKinds,
);

const lists = {
  analysisKinds: words(analysisKinds, messages.analyses.kinds),
  auditActions: words(auditActions, messages.desk.audit.actions),
  bonusKinds: words(bonusKinds, messages.sponsors.bonuses),
  bonusStates: words(bonusStates, messages.huntBoard.bonusStates),
  buyEntryStates: words(buyEntryStates, messages.bonusBuys.entryStates),
  buySessionStates: words(buySessionStates, messages.bonusBuys.states),
  claimFlags: words(claimFlags, messages.desk.inbox.flags),
  claimKinds: words(claimKinds, messages.claims.kinds),
  claimStates: words(claimStates, messages.claims.states),
  objectionReasons: words(objectionReasons, messages.numbers.reasons),
  numberSources: words(numberSources, messages.numbers.sources),
  deliveryStates: words(deliveryStates, messages.deliveries.states),
  deliveryViews: words(deliveryViews, messages.deliveries.views, ['all']),
  complaintDepartments: words(complaintDepartments, messages.claims.departments),
  complaintTypes: words(complaintTypes, messages.claims.types),
  drawStatuses: words(drawStatuses, messages.raffles.results.statuses),
  earnTypes: words(earnTypes, messages.points.types),
  eventStates: words(eventStates, messages.events.states),
  eventTypes: words(eventTypes, messages.events.types),
  fourEyesKinds: words(fourEyesKinds, messages.desk.fourEyes.kinds),
  fourEyesStates: words(fourEyesStates, messages.desk.fourEyes.states),
  gameVolatilities: words(gameVolatilities, messages.games.volatility),
  huntStates: words(huntStates, messages.huntBoard.states),
  lockReasons: words(lockReasons, messages.desk.content.locks),
  leaderMetrics: words(leaderMetrics, messages.leaders.metrics),
  leaderPeriods: words(leaderPeriods, messages.leaders.periods),
  ledgerReasons: words(ledgerReasons, messages.statement.reasons),
  marketTypes: words(marketTypes, messages.market.types),
  newsCategories: words(newsCategories, messages.news.categories),
  notificationGroups: words(notificationGroups, messages.notifications.groups),
  notificationKinds: words(kindsOfNotice, messages.notifications.kinds, ['other']),
  oddChangeFields: words(oddChangeFields, messages.specialOdds.history.fields),
  oddResults: words(oddResults, messages.specialOdds.results),
  oddSports: words(oddSports, messages.specialOdds.sports),
  oddStates: words(oddStates, messages.specialOdds.states),
  orderStates: words(orderStates, messages.orders.states),
  orderTypes: words(marketTypes, messages.orders.types),
  ownerActions: words(ownerActions, messages.claims.actions, ['received']),
  paymentMethods: words(paymentMethods, messages.sponsors.methods),
  problemCodes: words(problemCodes, messages.desk.content.problems),
  rafflePhases: words(rafflePhases, messages.raffles.phases),
  redeemChannels: words(redeemChannels, messages.desk.codes.own.channels),
  redeemCodeStates: words(redeemCodeStates, messages.desk.codes.states),
  searchKinds: words(searchKinds, messages.search.kinds),
  showKinds: words(showKinds, messages.schedule.kinds),
  socialNetworks: words(socialNetworks, messages.auth.networks),
  sponsorEntryKinds: words(sponsorEntryKinds, messages.sponsorPage.kinds),
  sponsorEntryStates: words(sponsorEntryStates, messages.sponsorPage.states),
  sponsorTiers: words(sponsorTiers, messages.sponsors.tiers),
  tournamentStates: words(tournamentStates, messages.tournaments.states),
  tournamentTypes: words(tournamentTypes, messages.tournaments.types),
  vipCriteria: words(vipCriteria, messages.vip.names),
  wagerMetrics: words(wagerMetrics, messages.wagerEvents.metrics),
  wagerModes: words(wagerModes, messages.wagerEvents.modes),
  wagerPhases: words(wagerPhases, messages.wagerEvents.phases),
  wagerSources: words(wagerSources, messages.standings.sources),
};

test.each(Object.entries(lists))('%s has a word for each value, and none for what is no value', (_, list) => {
  expect(list.texts.sort()).toEqual(list.values.sort());
});
