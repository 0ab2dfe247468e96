import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser } from '@/scripts/test/browser';
import { freePort } from '@/system/ports';
import { blockedMs } from './blocked-time';
import { median } from './load';
import type { Row } from './rows';

type Reading = Readonly<Record<string, number>>;

/** Blocked time was read at 111 to 852 ms of one page within an hour (docs/bench.md), and the middle of five twice as high once as another time. */
const rounds = 9;
/** A run whose recording was lost says nothing: it is made again, so often in all. */
const attempts = 4;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What a person on a phone gets, by Lighthouse's own settings, ours and the bare page in turn; nothing where no browser is found. */
export async function lighthouseRows(ours: string, bare: string): Promise<Row[]> {
  const executablePath = findBrowser();
  if (executablePath === null) return [];
  const port = await freePort();
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    `--remote-debugging-port=${port}`,
  ];
  const browser = await chromium.launch({ executablePath, args });
  const readings: { ours: Reading[]; bare: Reading[] } = { ours: [], bare: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      readings.ours.push(await reading(ours, port));
      readings.bare.push(await reading(bare, port));
    }
  } finally {
    await browser.close();
  }
  return toRows(readings.ours, readings.bare);
}

/** One run: times in milliseconds, scores of 100. Now and then the browser loses the recording (`NO_NAVSTART`), and every time of the report is missing. */
async function reading(url: string, port: number, left = attempts): Promise<Reading> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...categories],
  });
  if (result === undefined) throw new Error(`Lighthouse says nothing about ${url}`);
  const { audits, categories: judged, runtimeError } = result.lhr;
  if (runtimeError !== undefined) {
    if (left > 1) return reading(url, port, left - 1);
    throw new Error(`Lighthouse says nothing about ${url}: ${runtimeError.message}`);
  }
  const blocked = ['blocked', blockedMs(result.artifacts.Trace.traceEvents)] as const;
  const values = Object.values(audits).map(({ id, numericValue }) => [id, numericValue ?? 0] as const);
  const scores = categories.map((id) => [id, Math.round((judged[id]?.score ?? 0) * 100)] as const);
  return Object.fromEntries([...values, ...scores, blocked]);
}

function toRows(ours: readonly Reading[], bare: readonly Reading[]): Row[] {
  const row = (id: string, name: string, aim: string, unit = 1): Row => {
    const middle = (all: readonly Reading[]) => median(all.map((one) => one[id] ?? 0)) / unit;
    return { name: `Lighthouse mobile, ${name}`, ours: middle(ours), bare: middle(bare), aim };
  };
  return [
    row('largest-contentful-paint', 'LCP, s', '<= 0.8', 1000),
    row('total-blocking-time', 'TBT, ms', '<= 1.2'),
    row('blocked', 'blocked time by the thread’s own work, ms', '<= 1.2'),
    row('cumulative-layout-shift', 'CLS', '0'),
    row('performance', 'performance', '98'),
    ...(['accessibility', 'best-practices', 'seo'] as const).map((id) => row(id, id, '100')),
  ];
}
