import { reviewsAnswerSchema } from '@/contract/claims';
import { auditAnswerSchema } from '@/contract/desk-audit';
import { figureAnswerSchemas, figureSubjects } from '@/contract/desk-figures';
import { fourEyesAnswerSchema } from '@/contract/desk-four-eyes';
import {
  inboxAnswerSchema,
  inboxCardAnswerSchema,
  inboxCountsAnswerSchema,
  savedReasonsAnswerSchema,
} from '@/contract/desk-inbox';
import { libraryAnswerSchema, libraryDetailAnswerSchema } from '@/contract/desk-media';
import { deskMemberAnswerSchema, timelineAnswerSchema } from '@/contract/desk-member';
import { memberRowsAnswerSchema } from '@/contract/desk-members';
import { deskDrawsAnswerSchema, deskPrizesAnswerSchema } from '@/contract/desk-prizes';
import { settingGroupAnswerSchema } from '@/contract/desk-setting-groups';
import { areaSettingsAnswerSchema } from '@/contract/desk-settings';
import { systemAnswerSchema } from '@/contract/desk-system';
import { teamAnswerSchema, teamFactorAnswerSchema, teamMemberAnswerSchema } from '@/contract/desk-team';
import { deskTodayAnswerSchema } from '@/contract/desk-today';
import { judgingAnswerSchema } from '@/contract/event-results';
import { jobsAnswerSchema } from '@/contract/jobs';
import { orderQueueAnswerSchema } from '@/contract/order-queue';
import { overlayLinksAnswerSchema } from '@/contract/overlays';
import { redeemCodesAnswerSchema } from '@/contract/redeem-codes';
import { ownFactorAnswerSchema } from '@/contract/second-factor';
import { stockAnswerSchema } from '@/contract/vault';
import { field, type KnownCall } from './known-call';

const read = { method: 'GET', who: 'team', need: 'optional' } as const;

/** What the team reads; asked where the account that logs in is an admin. */
export const teamCalls: readonly KnownCall[] = [
  {
    ...read,
    path: '/orders',
    query: '?list=open',
    pages: ['user'],
    without: 'the orders that wait for delivery',
    answer: orderQueueAnswerSchema,
  },
  { ...read, path: '/desk/market', pages: [], without: 'the stock of the market', answer: stockAnswerSchema },
  { ...read, path: '/desk/draws', pages: [], without: 'the draws', answer: deskDrawsAnswerSchema },
  { ...read, path: '/desk/prizes', pages: [], without: 'the prizes', answer: deskPrizesAnswerSchema },
  {
    ...read,
    path: '/desk/overlays',
    pages: [],
    without: 'the links of the overlays',
    answer: overlayLinksAnswerSchema,
  },
  { ...read, path: '/codes', pages: [], without: 'the redeem codes', answer: redeemCodesAnswerSchema },
  {
    ...read,
    path: '/judging',
    pages: ['user'],
    without: 'the entries to judge',
    answer: judgingAnswerSchema,
  },
  { ...read, path: '/jobs', pages: ['user'], without: 'the job queue', answer: jobsAnswerSchema },
  {
    ...read,
    path: '/reviews/{kind}',
    pages: ['user'],
    without: 'the claims to review',
    answer: reviewsAnswerSchema,
    values: { kind: 'deposit' },
  },
  {
    ...read,
    path: '/desk/members',
    pages: [],
    without: 'the search for members',
    answer: memberRowsAnswerSchema,
  },
  {
    ...read,
    path: '/desk/members/{id}',
    pages: [],
    without: 'a member’s page',
    answer: deskMemberAnswerSchema,
    entry: { list: '/desk/members', pick: field('id') },
  },
  {
    ...read,
    path: '/desk/members/{id}/timeline',
    pages: [],
    without: 'a member’s timeline',
    answer: timelineAnswerSchema,
    entry: { list: '/desk/members', pick: field('id') },
  },
  {
    ...read,
    path: '/desk/four-eyes',
    pages: [],
    without: 'what waits for a second admin',
    answer: fourEyesAnswerSchema,
  },
  {
    ...read,
    path: '/desk/team',
    pages: [],
    without: 'the people of the team',
    answer: teamAnswerSchema,
  },
  {
    ...read,
    path: '/desk/team/{id}',
    pages: [],
    without: 'a person of the team',
    answer: teamMemberAnswerSchema,
    entry: { list: '/desk/team', pick: field('id') },
  },
  {
    ...read,
    path: '/desk/team/second-factor',
    pages: [],
    without: 'whether the team needs a second factor',
    answer: teamFactorAnswerSchema,
  },
  {
    ...read,
    path: '/user/second-factor',
    pages: ['user'],
    without: 'the second factor of the team',
    answer: ownFactorAnswerSchema,
  },
  ...figureSubjects.map((subject) => ({
    ...read,
    path: `/desk/figures/${subject}` as const,
    pages: [],
    without: `the figures of ${subject}`,
    answer: figureAnswerSchemas[subject],
  })),
  {
    ...read,
    path: '/desk/today',
    pages: [],
    without: 'what is on today',
    answer: deskTodayAnswerSchema,
  },
  { ...read, path: '/desk/audit', pages: [], without: 'the audit log', answer: auditAnswerSchema },
  {
    ...read,
    path: '/desk/settings/areas',
    pages: [],
    without: 'the choice of areas',
    answer: areaSettingsAnswerSchema,
  },
  {
    ...read,
    path: '/desk/settings/groups/{group}',
    pages: [],
    without: 'a group of settings',
    answer: settingGroupAnswerSchema,
    values: { group: 'coin' },
  },
  {
    ...read,
    path: '/desk/system',
    pages: [],
    without: 'the page of the system',
    answer: systemAnswerSchema,
  },
  {
    ...read,
    path: '/desk/media',
    pages: [],
    without: 'the library of pictures',
    answer: libraryAnswerSchema,
  },
  {
    ...read,
    path: '/desk/media/{id}',
    pages: [],
    without: 'a picture of the library',
    answer: libraryDetailAnswerSchema,
    entry: { list: '/desk/media', pick: field('id') },
  },
  {
    ...read,
    path: '/desk/inbox',
    query: '?kind=deposit',
    pages: [],
    without: 'what waits for a decision',
    answer: inboxAnswerSchema,
  },
  {
    ...read,
    path: '/desk/reasons',
    pages: [],
    without: 'the reasons that the team keeps',
    answer: savedReasonsAnswerSchema,
  },
  {
    ...read,
    path: '/desk/inbox/counts',
    pages: [],
    without: 'how much waits for a decision',
    answer: inboxCountsAnswerSchema,
  },
  {
    ...read,
    path: '/desk/inbox/{kind}/{id}',
    pages: [],
    without: 'what is decided on',
    answer: inboxCardAnswerSchema,
    values: { kind: 'deposit' },
    entry: { list: '/desk/inbox', pick: field('id') },
  },
];
