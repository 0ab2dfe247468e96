import { randomUUID } from 'node:crypto';
import { countAnswers, interleaved, type Rate, repeated } from './load';
import { rawClient, toRequest } from './raw-client';
import type { Row } from './rows';

const connections = 16;

/** A known page while as many connections ask for made-up entries of one kind, against the page alone (ADR 177, ADR 200). */
export async function floodRows(site: string): Promise<Row[]> {
  const known = countAnswers({ url: `${site}/sponsorlar`, connections });
  const rows: Row[] = [];
  for (const area of ['/haberler', '/sponsorlar', '/liderlik/sikke'])
    rows.push({
      name: `/sponsorlar in a flood below ${area}, per second`,
      ...(await interleaved(flooded(known, `${site}${area}`), known)),
      aim: '>= 0.8',
    });
  return rows;
}

/** The same rate while each of the connections asks for one made-up address after the other. */
function flooded(rate: Rate, list: string): Rate {
  const { host, port, pathname } = new URL(list);
  return async (durationMs) => {
    const { send, close } = rawClient(Number(port));
    const flood = repeated(connections, durationMs, async () => {
      await send(toRequest({ host, path: `${pathname}/yok-${randomUUID()}` }));
      return true;
    });
    const [rest] = await Promise.all([rate(durationMs), flood]);
    close();
    return rest;
  };
}
