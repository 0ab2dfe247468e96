import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { askOnce, countAnswers, interleaved, type Rate, repeated } from './load';
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
  return async (durationMs) => {
    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    const flood = repeated(connections, durationMs, async (nth) => {
      await askOnce({ url: `${list}/yok-${randomUUID()}` }, agent, nth);
      return true;
    });
    const [rest] = await Promise.all([rate(durationMs), flood]);
    agent.destroy();
    return rest;
  };
}
