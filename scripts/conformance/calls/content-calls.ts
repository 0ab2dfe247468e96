import { earnRulesAnswerSchema } from '@/contract/earn-rules';
import { entriesAnswerSchema } from '@/contract/entries';
import { frozenBoardAnswerSchema, frozenPeriodsAnswerSchema, leadersAnswerSchema } from '@/contract/leaders';
import { marketAnswerSchema, marketDetailAnswerSchema } from '@/contract/market';
import { newsAnswerSchema, newsPageSchema } from '@/contract/news';
import { nowPlayingAnswerSchema, scheduleAnswerSchema } from '@/contract/schedule';
import { searchAnswerSchema } from '@/contract/search';
import {
  oddRecordsAnswerSchema,
  specialOddAnswerSchema,
  specialOddsAnswerSchema,
} from '@/contract/special-odds';
import { sponsorEntriesAnswerSchema } from '@/contract/sponsor-entries';
import { publicAnswersAnswerSchema, scorecardsAnswerSchema } from '@/contract/sponsor-scorecards';
import { sponsorAnswerSchema } from '@/contract/sponsors';
import {
  bestWinsAnswerSchema,
  winAnswerSchema,
  winFiltersAnswerSchema,
  winsAnswerSchema,
  winWeeksAnswerSchema,
} from '@/contract/wins';
import { field, type KnownCall } from './known-call';

const read = { method: 'GET', who: 'anybody', need: 'optional' } as const;

/** What everybody reads of sponsors, news, odds, wins, the market and the way to earn. */
export const contentCalls: readonly KnownCall[] = [
  {
    ...read,
    path: '/sponsors/{slug}',
    pages: ['sponsors'],
    without: 'a page of its own for each sponsor',
    answer: sponsorAnswerSchema,
    entry: { list: '/sponsors', pick: field('slug') },
  },
  {
    ...read,
    path: '/sponsors/{slug}/entries',
    pages: ['sponsors'],
    without: 'what is held with a sponsor',
    answer: sponsorEntriesAnswerSchema,
    entry: { list: '/sponsors', pick: field('slug') },
  },
  {
    ...read,
    path: '/sponsors/{slug}/answers',
    pages: ['sponsors'],
    without: 'what a sponsor answers to complaints in public',
    answer: publicAnswersAnswerSchema,
    entry: { list: '/sponsors', pick: field('slug') },
  },
  {
    ...read,
    path: '/sponsor-scorecards',
    pages: ['sponsors', 'scorecards'],
    without: 'how sponsors stand by their closed complaints, prizes, odds and addresses',
    answer: scorecardsAnswerSchema,
  },
  { ...read, path: '/news', pages: ['news'], without: 'the articles', answer: newsPageSchema },
  {
    ...read,
    path: '/news/{slug}',
    pages: ['news'],
    without: 'an article',
    answer: newsAnswerSchema,
    entry: { list: '/news', pick: field('slug') },
  },
  {
    ...read,
    path: '/special-odds',
    query: '?view=open',
    pages: ['specialOdds'],
    without: 'the odds that can be taken',
    answer: specialOddsAnswerSchema,
  },
  {
    ...read,
    path: '/special-odds/record',
    pages: ['specialOdds'],
    without: 'how odds of each sponsor ended',
    answer: oddRecordsAnswerSchema,
  },
  {
    ...read,
    path: '/special-odds/{slug}',
    pages: ['specialOdds'],
    without: 'an odd',
    answer: specialOddAnswerSchema,
    entry: { list: '/special-odds', pick: field('slug') },
  },
  { ...read, path: '/wins', pages: ['wins'], without: 'the wins of viewers', answer: winsAnswerSchema },
  {
    ...read,
    path: '/wins/best',
    pages: ['wins'],
    without: 'the highest wins of the week',
    answer: bestWinsAnswerSchema,
  },
  {
    ...read,
    path: '/wins/weeks',
    pages: ['wins'],
    without: 'how many wins each week had',
    answer: winWeeksAnswerSchema,
  },
  {
    ...read,
    path: '/wins/filters',
    pages: ['wins'],
    without: 'the choice of games and providers',
    answer: winFiltersAnswerSchema,
  },
  {
    ...read,
    path: '/wins/{id}',
    pages: ['wins'],
    without: 'a win',
    answer: winAnswerSchema,
    entry: { list: '/wins', pick: field('id') },
  },
  { ...read, path: '/market', pages: ['market'], without: 'the items', answer: marketAnswerSchema },
  {
    ...read,
    path: '/market/{slug}',
    pages: ['market'],
    without: 'an item',
    answer: marketDetailAnswerSchema,
    entry: { list: '/market', pick: field('slug') },
  },
  { ...read, path: '/points', pages: ['points'], without: 'the ways to earn', answer: earnRulesAnswerSchema },
  {
    ...read,
    path: '/leaders/{metric}/{period}',
    pages: ['leaders'],
    without: 'the board of this week',
    answer: leadersAnswerSchema,
    values: { metric: 'coins', period: 'week' },
  },
  {
    ...read,
    path: '/leaders/{metric}/{period}/past',
    pages: ['leaders'],
    without: 'the weeks that are over',
    answer: frozenPeriodsAnswerSchema,
    values: { metric: 'coins', period: 'week' },
  },
  {
    ...read,
    path: '/leaders/{metric}/{period}/past/{start}',
    pages: ['leaders'],
    without: 'the board of a week that is over',
    answer: frozenBoardAnswerSchema,
    values: { metric: 'coins', period: 'week' },
    entry: { list: '/leaders/{metric}/{period}/past', pick: field('start') },
  },
  {
    ...read,
    path: '/search',
    query: '?q=bonus',
    pages: ['search'],
    without: 'what the search finds',
    answer: searchAnswerSchema,
  },
  {
    ...read,
    path: '/entries/{area}',
    pages: [],
    without: 'the pages of an area in the sitemap',
    answer: entriesAnswerSchema,
    values: { area: 'news' },
  },
  { ...read, path: '/schedule', pages: ['stream'], without: 'the programme', answer: scheduleAnswerSchema },
  {
    ...read,
    path: '/now-playing',
    pages: ['stream'],
    without: 'what is being played',
    answer: nowPlayingAnswerSchema,
  },
];
