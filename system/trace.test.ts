import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { createSpanExporter } from './export-spans';
import { freePort } from './ports';
import { createTracer, parseTraceparent, type Span, toTraceId, toTraceparent } from './trace';

const how = { name: 'a', attributes: {}, isFailed: false };

it('a request id that is a UUID is the trace’s id; any other makes the same one each time', () => {
  expect(toTraceId('5F0C0A52-7a1c-4be0-8b1e-3c1f2a9d0e11')).toBe('5f0c0a527a1c4be08b1e3c1f2a9d0e11');
  expect(toTraceId('vekilin-kendi-numarasi')).toMatch(/^[\da-f]{32}$/);
  expect(toTraceId('vekilin-kendi-numarasi')).toBe(toTraceId('vekilin-kendi-numarasi'));
  expect(toTraceId('0'.repeat(32))).not.toMatch(/^0+$/);
});

it('traceparent is written and read as the W3C has it', () => {
  const place = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), isSampled: true };
  expect(toTraceparent(place)).toBe(`00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`);
  expect(parseTraceparent(toTraceparent(place))).toEqual(place);
  expect(parseTraceparent(toTraceparent({ ...place, isSampled: false }))?.isSampled).toBe(false);
});

it.each([
  undefined,
  '',
  'gizli',
  `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`,
  `00-${'A'.repeat(32)}-${'b'.repeat(16)}-01`,
])('%s is no traceparent', (text) => {
  expect(parseTraceparent(text)).toBeNull();
});

it('of a share of the traces all spans are noted, of the others none', () => {
  const taken: Span[] = [];
  const tracer = createTracer({ share: 0.25, take: (span) => taken.push(span) });
  const low = tracer.first('10000000-0000-4000-8000-000000000000');
  tracer.below(low.place, 'client').end(how);
  low.end(how);
  const high = tracer.first('50000000-0000-4000-8000-000000000000');
  tracer.below(high.place, 'client').end(how);
  high.end(how);
  expect(taken.map(({ place }) => place.traceId[0])).toEqual(['1', '1']);
});

it('a collector that is away is told of once and costs no more memory than 2048 spans; afterwards it is told all', async () => {
  const port = await freePort();
  const told: string[] = [];
  const options = { endpoint: `http://127.0.0.1:${port}`, service: 'a', everyMs: 60_000 };
  const exporter = createSpanExporter({ ...options, tell: (sentence) => told.push(sentence) });
  const tracer = createTracer({ share: 1, take: exporter.take });
  const make = (count: number) => {
    for (let made = 0; made < count; made += 1) tracer.first(`istek-${made}`).end(how);
  };
  make(1);
  await exporter.flush();
  make(1);
  await exporter.flush();
  expect(told).toEqual([`traces are lost while they cannot be sent: connect ECONNREFUSED 127.0.0.1:${port}`]);
  let spans = 0;
  const collector = createServer(async (req, res) => {
    let text = '';
    for await (const part of req) text += part;
    spans += text.split('"traceId"').length - 1;
    res.end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(port, '127.0.0.1', resolve));
  make(3_000);
  await exporter.flush();
  collector.close();
  expect(spans).toBe(2_048);
  expect(told).toHaveLength(1);
});
