import { z } from 'zod';
import { figureQuerySchema, figureSubjects } from '@/contract/desk-figures';
import { namedMessages } from '@/lib/i18n/named-messages';
import { callUpstream } from '@/lib/upstream/call';
import { BffError } from './bff-error';
import { csvAnswer } from './csv';
import { readFigureTable } from './figure-tables';
import { noInput } from './no-input';
import { type Handler, memberRoute } from './route';

const paramsSchema = z.object({ figure: z.enum(figureSubjects) });

/** A handler that answers a figure as a file; who may have it is the upstream's to say. */
export function figureFile(format: 'csv' | 'json'): Handler {
  return memberRoute({ input: noInput }, async (member, { params, query, caller }) => {
    const named = paramsSchema.safeParse(params);
    const asked = figureQuerySchema.safeParse({ days: query.get('days') ?? undefined });
    if (!named.success || !asked.success) throw new BffError('not_found');
    const { figure } = named.data;
    const path: `/${string}` = `/desk/figures/${figure}?days=${asked.data.days}`;
    const read = <T>(answer: z.ZodType<T>) =>
      member.call((bearer) => callUpstream({ method: 'GET', path, answer, bearer, caller }));
    const table = await readFigureTable(figure, read, await namedMessages());
    const name = `${figure}-${asked.data.days}`;
    return format === 'csv'
      ? csvAnswer({ ...table, name: `${name}.csv` })
      : jsonFile(`${name}.json`, table.data);
  });
}

function jsonFile(name: string, data: unknown): Response {
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
