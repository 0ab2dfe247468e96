import 'server-only';
import { cache } from 'react';
import {
  type DeliveriesQuery,
  type DeliverySummaryWire,
  type DeliveryWire,
  deliveriesAnswerSchema,
  deliverySummaryAnswerSchema,
} from '@/contract/deliveries';
import { keyedPublicReader, readPage } from '@/lib/upstream/read-public';

/** A page of prizes, and where it goes on. */
export interface DeliveryPage {
  readonly prizes: readonly DeliveryWire[];
  readonly nextCursor: string | null;
}

/** Which prizes. */
export type DeliveryQuery = Pick<DeliveriesQuery, 'view' | 'area' | 'month' | 'sponsor'>;

const readList = keyedPublicReader({
  tag: 'deliveries',
  path: listPath,
  answer: deliveriesAnswerSchema,
  revalidateS: 60,
});

const readSummary = keyedPublicReader({
  tag: 'deliveries',
  path: (path: '/prizes/summary') => path,
  answer: deliverySummaryAnswerSchema,
  revalidateS: 60,
});

/** The first page of a list of prizes; empty where the upstream lacks the area (D27). */
export async function listDeliveries(query: DeliveryQuery): Promise<DeliveryPage> {
  return toPage(await readList(query));
}

/** A deeper page, read for this request; `null` for a cursor that the list did not make. */
export async function listOlderDeliveries(
  query: DeliveryQuery,
  cursor: string,
): Promise<DeliveryPage | null> {
  const path = listPath(query);
  const answer = await readPage(
    `${path}${path.includes('?') ? '&' : '?'}cursor=${cursor}`,
    deliveriesAnswerSchema,
  );
  return answer && toPage(answer);
}

/** How prizes are delivered; `null` where the upstream does not say. */
export const getDeliverySummary = cache(
  async (): Promise<DeliverySummaryWire | null> => (await readSummary('/prizes/summary'))?.data ?? null,
);

function listPath(query: DeliveryQuery): `/${string}` {
  const asked = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const search = new URLSearchParams(asked).toString();
  return search ? `/prizes?${search}` : '/prizes';
}

function toPage(answer: Awaited<ReturnType<typeof readList>>): DeliveryPage {
  return { prizes: answer?.data ?? [], nextCursor: answer?.next_cursor ?? null };
}
