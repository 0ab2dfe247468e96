import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { findBrowser } from '@/scripts/test/browser';
import { addOverlayLink } from './add-overlay-link';
import type { Row } from './rows';

/** As slow as a machine that encodes a stream beside it. */
const timesSlower = 6;
const watchedMs = 10_000;
const everyMs = 500;

const hunt = "select id from bonus_hunts where state = 'opening' order by started_at desc, id desc limit 1";
const change = `update hunt_bonuses set win = win + $1 where hunt_id = (${hunt}) and state = 'opened'`;

/**
 * The hunt's board as a streaming program shows it, on a processor six times slower, while a number of each row changes twice a second: frames a second, tasks
 * of more than 50 ms, and how busy the page is. Nothing where no browser is found.
 */
export async function overlayRows(site: string, databaseUrl: string): Promise<Row[]> {
  const executablePath = findBrowser();
  if (executablePath === null) return [];
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 520, height: 720 } });
    // What runs in the page was compiled to keep its functions' names.
    await page.addInitScript({ content: 'globalThis.__name = (one) => one' });
    await page.goto(`${site}/katman/${await addOverlayLink(client)}/av`, { waitUntil: 'networkidle' });
    const { frames, longTasks, busyMs } = await watch(page, async () => {
      for (let nth = 0; nth < watchedMs / everyMs; nth += 1) {
        await client.query(change, [nth % 2 === 0 ? 100 : -100]);
        await pause(everyMs);
      }
    });
    const seconds = watchedMs / 1_000;
    return [
      { name: 'an overlay 6 times slower, frames a second', ours: frames / seconds, aim: '>= 58' },
      { name: 'an overlay 6 times slower, long tasks in 10 s', ours: longTasks, aim: '0' },
      { name: 'an overlay 6 times slower, % of its thread', ours: (busyMs / watchedMs) * 100 },
    ];
  } finally {
    await browser.close();
    await client.end();
  }
}

interface Watched {
  readonly frames: number;
  readonly longTasks: number;
  readonly busyMs: number;
}

/** What becomes of a page while something runs. */
async function watch(page: Page, run: () => Promise<void>): Promise<Watched> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
  await pause(1_000);
  await page.evaluate(count);
  const before = await readBusyMs();
  const [counted] = await Promise.all([readCounted(), run()]);
  return { ...counted, busyMs: (await readBusyMs()) - before };

  async function readBusyMs(): Promise<number> {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  }
  async function readCounted(): Promise<Omit<Watched, 'busyMs'>> {
    await pause(watchedMs);
    return page.evaluate<Omit<Watched, 'busyMs'>>('window.counted');
  }
}

/** Runs in the page: counts its frames and its long tasks from now on. */
function count(): void {
  const counted = { frames: 0, longTasks: 0 };
  Object.assign(window, { counted });
  const next = () => {
    counted.frames += 1;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  new PerformanceObserver((list) => {
    counted.longTasks += list.getEntries().length;
  }).observe({ type: 'longtask' });
}
