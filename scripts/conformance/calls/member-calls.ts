import { analysesAnswerSchema, analysisAnswerSchema, analystsAnswerSchema } from '@/contract/analyses';
import { ownGuessAnswerSchema } from '@/contract/bonus-hunts';
import { claimAnswerSchema, claimsAnswerSchema } from '@/contract/claims';
import { earnedAnswerSchema, inviteAnswerSchema } from '@/contract/earn-rules';
import { ownEmailAnswerSchema } from '@/contract/email';
import { ownEventPartAnswerSchema } from '@/contract/events';
import { ownRankAnswerSchema } from '@/contract/leaders';
import { marketEligibilityAnswerSchema } from '@/contract/market';
import { orderDetailAnswerSchema, ordersAnswerSchema } from '@/contract/market-orders';
import { choicesAnswerSchema, notificationsAnswerSchema, unreadAnswerSchema } from '@/contract/notifications';
import { deletionAnswerSchema } from '@/contract/own-data';
import { ownYearAnswerSchema } from '@/contract/own-year';
import { sessionsAnswerSchema } from '@/contract/passwords';
import { ownPauseAnswerSchema } from '@/contract/pauses';
import { ownTicketsAnswerSchema } from '@/contract/raffles';
import { sponsorAccountsAnswerSchema } from '@/contract/sponsor-accounts';
import { statementAnswerSchema, statementSummaryAnswerSchema } from '@/contract/statement';
import { ownTournamentEntryAnswerSchema } from '@/contract/tournaments';
import { verificationAnswerSchema } from '@/contract/verification';
import { vipAnswerSchema } from '@/contract/vip';
import { ownStandingAnswerSchema } from '@/contract/wager-events';
import { winReactionsAnswerSchema } from '@/contract/win-reactions';
import { field, type KnownCall } from './known-call';

const read = { method: 'GET', who: 'member', need: 'optional' } as const;

/** What a member reads with the own token, beside GET /user and GET /refresh. */
export const memberCalls: readonly KnownCall[] = [
  {
    ...read,
    path: '/vip',
    pages: ['vip'],
    without: 'the tiers and the own progress',
    answer: vipAnswerSchema,
  },
  {
    ...read,
    path: '/analyses',
    query: '?view=open',
    pages: ['analysis'],
    without: 'the analyses',
    answer: analysesAnswerSchema,
  },
  {
    ...read,
    path: '/analyses/{slug}',
    pages: ['analysis'],
    without: 'an analysis',
    answer: analysisAnswerSchema,
    entry: { list: '/analyses', pick: field('slug') },
  },
  { ...read, path: '/analysts', pages: ['analysis'], without: 'who writes', answer: analystsAnswerSchema },
  {
    ...read,
    path: '/points/me',
    pages: ['points'],
    without: 'what each way brought the member',
    answer: earnedAnswerSchema,
  },
  {
    ...read,
    path: '/points/invite',
    pages: ['points'],
    without: 'the own invitation',
    answer: inviteAnswerSchema,
  },
  { ...read, path: '/user/ledger', pages: ['user'], without: 'the statement', answer: statementAnswerSchema },
  {
    ...read,
    path: '/user/ledger/summary',
    pages: ['user'],
    without: 'the figures of the statement',
    answer: statementSummaryAnswerSchema,
  },
  { ...read, path: '/user/year', pages: ['user'], without: 'the own year', answer: ownYearAnswerSchema },
  { ...read, path: '/user/orders', pages: ['user'], without: 'the own orders', answer: ordersAnswerSchema },
  {
    ...read,
    path: '/user/orders/{id}',
    pages: ['user'],
    without: 'one order',
    answer: orderDetailAnswerSchema,
    entry: { list: '/user/orders', pick: field('id') },
  },
  {
    ...read,
    path: '/user/notifications',
    pages: ['user'],
    without: 'the notifications',
    answer: notificationsAnswerSchema,
  },
  {
    ...read,
    path: '/user/notifications/unread',
    pages: ['user'],
    without: 'how many are unread',
    answer: unreadAnswerSchema,
  },
  {
    ...read,
    path: '/user/notifications/choices',
    pages: ['user'],
    without: 'what comes by mail',
    answer: choicesAnswerSchema,
  },
  {
    ...read,
    path: '/user/verification',
    pages: ['user'],
    without: 'how phone and Telegram stand',
    answer: verificationAnswerSchema,
  },
  { ...read, path: '/user/email', pages: ['user'], without: 'the own address', answer: ownEmailAnswerSchema },
  {
    ...read,
    path: '/user/sessions',
    pages: ['user'],
    without: 'the own logins',
    answer: sessionsAnswerSchema,
  },
  {
    ...read,
    path: '/user/deletion',
    pages: ['user'],
    without: 'when the account goes',
    answer: deletionAnswerSchema,
  },
  {
    ...read,
    path: '/user/pause',
    pages: ['user'],
    without: 'the pause of the own account',
    answer: ownPauseAnswerSchema,
  },
  {
    ...read,
    path: '/sponsor-accounts',
    pages: ['user'],
    without: 'the linked accounts',
    answer: sponsorAccountsAnswerSchema,
  },
  {
    ...read,
    path: '/claims/{kind}/own',
    pages: ['complaints', 'affiliateChange', 'tickets'],
    without: 'the own claims',
    answer: claimsAnswerSchema,
    values: { kind: 'deposit' },
  },
  {
    ...read,
    path: '/claims/{kind}/{id}',
    pages: ['complaints', 'affiliateChange', 'tickets'],
    without: 'one claim',
    answer: claimAnswerSchema,
    values: { kind: 'deposit' },
    entry: { list: '/claims/{kind}/own', pick: field('id') },
  },
  {
    ...read,
    path: '/market/{slug}/me',
    pages: ['market'],
    without: 'the own checklist of an item',
    answer: marketEligibilityAnswerSchema,
    entry: { list: '/market', pick: field('slug') },
  },
  {
    ...read,
    path: '/leaders/{metric}/{period}/me',
    pages: ['leaders'],
    without: 'the own place',
    answer: ownRankAnswerSchema,
    values: { metric: 'coins', period: 'week' },
  },
  {
    ...read,
    path: '/raffles/{slug}/mine',
    pages: ['tickets'],
    without: 'the own tickets',
    answer: ownTicketsAnswerSchema,
    entry: { list: '/raffles', pick: field('slug') },
  },
  {
    ...read,
    path: '/wager-events/{slug}/mine',
    pages: ['wagerEvents'],
    without: 'the own place in a race',
    answer: ownStandingAnswerSchema,
    entry: { list: '/wager-events', pick: field('slug') },
  },
  {
    ...read,
    path: '/events/{slug}/participation',
    pages: ['events'],
    without: 'the own part of an event',
    answer: ownEventPartAnswerSchema,
    entry: { list: '/events', pick: field('slug') },
  },
  {
    ...read,
    path: '/tournaments/{slug}/entry',
    pages: ['tournaments'],
    without: 'the own entry',
    answer: ownTournamentEntryAnswerSchema,
    entry: { list: '/tournaments', pick: field('slug') },
  },
  {
    ...read,
    path: '/bonus-hunts/{slug}/guess',
    pages: ['bonusHunts'],
    without: 'the own guess',
    answer: ownGuessAnswerSchema,
    entry: { list: '/bonus-hunts', pick: field('slug') },
  },
  {
    ...read,
    path: '/wins/reactions/{ids}',
    pages: ['wins'],
    without: 'the own reactions',
    answer: winReactionsAnswerSchema,
    entry: { list: '/wins', pick: field('id') },
  },
];
