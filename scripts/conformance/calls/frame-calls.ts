import { bookHeadsAnswerSchema, booksAnswerSchema } from '@/contract/books';
import { correctionsAnswerSchema } from '@/contract/corrections';
import { deliveriesAnswerSchema, deliverySummaryAnswerSchema } from '@/contract/deliveries';
import { frameAnswerSchema } from '@/contract/frame';
import { initAnswerSchema, mainAnswerSchema, popupsAnswerSchema, siteAnswerSchema } from '@/contract/site';
import { sponsorsAnswerSchema } from '@/contract/sponsors';
import type { KnownCall } from './known-call';

const read = { method: 'GET', who: 'anybody' } as const;

/** What every page stands on; the first two are the specification's own (section 7). */
export const frameCalls: readonly KnownCall[] = [
  {
    ...read,
    path: '/init',
    need: 'required',
    pages: [],
    without: 'the settings that steer verification and redirects',
    answer: initAnswerSchema,
  },
  {
    ...read,
    path: '/sponsors',
    need: 'required',
    pages: ['sponsors'],
    without: 'the sponsors',
    answer: sponsorsAnswerSchema,
  },
  {
    ...read,
    path: '/main',
    need: 'optional',
    pages: [],
    without: 'an address of pictures, a currency name, a header variant and avatars of your own',
    answer: mainAnswerSchema,
  },
  {
    ...read,
    path: '/site',
    need: 'optional',
    pages: [],
    without: 'the live badge, the stream widget and the social links',
    answer: siteAnswerSchema,
  },
  {
    ...read,
    path: '/frame',
    need: 'optional',
    pages: [],
    without: 'areas that are off: every area is on',
    answer: frameAnswerSchema,
  },
  {
    ...read,
    path: '/popups',
    need: 'optional',
    pages: [],
    without: 'the banner popup',
    answer: popupsAnswerSchema,
  },
  {
    ...read,
    path: '/corrections/{kind}/{slug}',
    values: { kind: 'events', slug: 'bilinmeyen' },
    need: 'optional',
    pages: [],
    without: 'what was put right of an entry after it was published',
    answer: correctionsAnswerSchema,
  },
  {
    ...read,
    path: '/prizes',
    need: 'optional',
    pages: ['deliveries'],
    without: 'every prize with its way to its winner',
    answer: deliveriesAnswerSchema,
  },
  {
    ...read,
    path: '/prizes/summary',
    need: 'optional',
    pages: ['deliveries'],
    without: 'how many prizes are how far, and how long they took',
    answer: deliverySummaryAnswerSchema,
  },
  {
    ...read,
    path: '/books',
    need: 'optional',
    pages: ['transparency'],
    without: 'the books in public',
    answer: booksAnswerSchema,
  },
  {
    ...read,
    path: '/books/heads',
    need: 'optional',
    pages: ['transparency'],
    without: 'the heads of the books, by which nobody rewrites them unseen',
    answer: bookHeadsAnswerSchema,
  },
];
