import { createTranslator } from 'next-intl';
import type { z } from 'zod';
import { claimStates } from '@/contract/claims';
import { type FigureSubject, figureAnswerSchemas } from '@/contract/desk-figures';
import type messages from '@/messages/tr.json';
import type { CsvFile } from './csv';

/** Asks the upstream for a figure. */
type Read = <T>(answer: z.ZodType<T>) => Promise<T>;

/** A figure whole, and the lines of it for a spreadsheet. */
interface FigureTable extends Omit<CsvFile, 'name'> {
  readonly data: unknown;
}

type Messages = typeof messages;
type ColumnKey = keyof Messages['desk']['figures']['columns'];

/** The words of the tables, with the operator's names in them. */
function toWords(texts: Messages) {
  const translator = { locale: 'tr', messages: texts } as const;
  const t = createTranslator({ ...translator, namespace: 'desk.figures.columns' });
  return {
    toColumns: (headers: Readonly<Record<string, ColumnKey>>) =>
      Object.entries(headers).map(([key, name]) => ({ key, header: t(name) })),
    tKinds: createTranslator({ ...translator, namespace: 'desk.inbox.kinds' }),
    tStates: createTranslator({ ...translator, namespace: 'claims.states' }),
  };
}
type Words = ReturnType<typeof toWords>;

/** Reads a figure and makes a table of it: a line a day, a sponsor's day, or a kind of claim. Throws what `read` throws. */
export function readFigureTable(subject: FigureSubject, read: Read, texts: Messages): Promise<FigureTable> {
  return tables[subject](read, toWords(texts));
}

const tables: Readonly<Record<FigureSubject, (read: Read, words: Words) => Promise<FigureTable>>> = {
  members: async (read, { toColumns }) => {
    const { data } = await read(figureAnswerSchemas.members);
    return { data, columns: toColumns({ day: 'day', joined: 'joined', active: 'active' }), rows: data.days };
  },
  coins: async (read, { toColumns }) => {
    const { data } = await read(figureAnswerSchemas.coins);
    const headers = { day: 'day', made: 'coins_made', spent: 'spent', outstanding: 'outstanding' } as const;
    return { data, columns: toColumns(headers), rows: data.days };
  },
  clicks: async (read, { toColumns }) => {
    const { data } = await read(figureAnswerSchemas.clicks);
    const rows = data.sponsors.flatMap(({ name, slug, days }) =>
      days.map((clicks, at) => ({ day: data.days[at]?.day ?? '', sponsor: name, slug, clicks })),
    );
    return {
      data,
      columns: toColumns({ day: 'day', sponsor: 'sponsor', slug: 'slug', clicks: 'clicks' }),
      rows,
    };
  },
  claims: async (read, { toColumns, tKinds, tStates }) => {
    const { data } = await read(figureAnswerSchemas.claims);
    const states = claimStates.map((state) => ({ key: state, header: tStates(state, { kind: 'other' }) }));
    const rows = data.kinds.map(({ kind, made, decided, median_s, ninth_s, states: counts }) => ({
      ...{ kind: tKinds(kind), made, decided, median_s: median_s ?? '', ninth_s: ninth_s ?? '' },
      ...Object.fromEntries(claimStates.map((state) => [state, counts[state] ?? 0])),
    }));
    const headers = {
      kind: 'kind',
      made: 'made',
      decided: 'decided',
      median_s: 'median_s',
      ninth_s: 'ninth_s',
    } as const;
    return { data, columns: [...toColumns(headers), ...states], rows };
  },
  orders: async (read, { toColumns }) => {
    const { data } = await read(figureAnswerSchemas.orders);
    const worth = {
      made_coins: 'made_coins',
      delivered_coins: 'delivered_coins',
      cancelled_coins: 'cancelled_coins',
    } as const;
    const headers = {
      day: 'day',
      made: 'orders_made',
      delivered: 'delivered',
      cancelled: 'cancelled',
      ...worth,
    } as const;
    return { data, columns: toColumns(headers), rows: data.days };
  },
};
