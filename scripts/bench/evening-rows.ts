import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import pg from 'pg';
import type { StreamStep } from '@/contract/desk-stream';
import { streamVersionAnswerSchema } from '@/contract/desk-stream';
import { logInToSite } from '@/scripts/demo-evening/site-session';
import { findBrowser } from '@/scripts/test/browser';
import type { Installation } from '@/supervisor/installation';
import { addOverlayLink } from './add-overlay-link';
import { type HeldStreams, holdStreams } from './held-streams';
import { quantile } from './load';
import { readCpuMs, readMemory } from './memory';
import type { Row } from './rows';
import { slopeAnHour } from './slope';

const siteProcess = /site-server/;
const streams = 5_000;
/** Between two bonuses. */
const everyMs = 10_000;
const openedHunt = `select slug, (select count(*)::int from hunt_bonuses b where b.hunt_id = h.id and b.state <> 'void') as count
  from bonus_hunts h where state = 'opening' order by started_at desc, id desc limit 1`;

/** What was measured at one bonus. */
interface Entered {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly readers: readonly number[];
  readonly board: number;
  readonly overlay: number;
  readonly memory: number;
  readonly load: number;
}

/**
 * An evening of so many minutes over 5 000 streams of one process of the site: every ten seconds a bonus is entered at the desk and taken out again, as long as it takes
 * from its sending until all readers heard of it, and until a board on a phone and an overlay drew it; and what becomes of the process' memory. Nothing where no
 * browser is found.
 */
export async function eveningRows(
  { env, secrets }: Installation,
  databaseUrl: string,
  minutes: number,
): Promise<Row[]> {
  const executablePath = findBrowser();
  if (executablePath === null) return [];
  const site = `http://127.0.0.1:${env.PORT}`;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const [hunt] = (await client.query<{ slug: string; count: number }>(openedHunt)).rows;
  if (!hunt) throw new Error('no hunt of the demo is being opened');
  const desk = await logInToSite(env.siteUrl, { name: 'admin', password: secrets.SEED_PASSWORD });
  const send = (step: StreamStep) =>
    desk.write(`/desk/stream/bonus-hunts/${hunt.slug}/steps`, { step }, streamVersionAnswerSchema);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const held = await holdStreams(site, `stream,hunt:${hunt.slug}`, streams);
  try {
    const board = await openScreen(browser, `${site}/bonus-hunts/${hunt.slug}`);
    const overlay = await openScreen(browser, `${site}/katman/${await addOverlayLink(client)}/av`);
    const entered: Entered[] = [];
    const [begun, cpu] = [performance.now(), readCpuMs(siteProcess)];
    while (performance.now() - begun < minutes * 60_000) {
      entered.push(await enter({ held, board, overlay, send, count: hunt.count + 1 }, entered.length));
      await pause(everyMs);
    }
    const tookMs = performance.now() - begun;
    const busy = ((readCpuMs(siteProcess) - cpu) * 100) / tookMs;
    return toRows(entered, { minutes: tookMs / 60_000, busy, held: held.count() });
  } finally {
    held.close();
    await browser.close();
    await client.end();
  }
}

interface Scene {
  readonly held: HeldStreams;
  readonly board: Page;
  readonly overlay: Page;
  readonly send: (step: StreamStep) => Promise<unknown>;
  /** How many bonuses there are with the one that is entered. */
  readonly count: number;
}

async function enter({ held, board, overlay, send, count }: Scene, nth: number): Promise<Entered> {
  const key = randomBytes(16).toString('hex');
  const name = `Ölçüm bonusu ${nth}.`;
  const line = { key, game: null, name, bet: 1_000, cost: null, win: null, suggested_by: null };
  const drawn: readonly [Promise<number>, Promise<number>] = [
    board.evaluate(drawnAt, { place: 'main table', text: name }),
    overlay.evaluate(drawnAt, { place: '.ov-head p', text: ` / ${count}` }),
  ];
  const begun = Date.now();
  const add: StreamStep = { kind: 'add', line: { ...line, flag: 'normal', state: 'waiting' }, before: null };
  const [readers, onBoard, onOverlay] = await Promise.all([held.timesOf(name, () => send(add)), ...drawn]);
  await send({ kind: 'remove', key });
  const [memory, load] = [readMemory(siteProcess) ?? Number.NaN, loadavg()[0] ?? Number.NaN];
  return { at: begun, readers, board: onBoard - begun, overlay: onOverlay - begun, memory, load };
}

async function openScreen(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  // What runs in the page was compiled to keep its functions' names.
  await context.addInitScript({
    content: 'globalThis.__name = (one) => one; localStorage.setItem("closeModal", "1")',
  });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

/** Runs in a page: the moment of the first frame in which a place has a text. */
function drawnAt({ place, text }: { readonly place: string; readonly text: string }): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const has = [...document.querySelectorAll(place)].some(({ textContent }) =>
        textContent?.includes(text),
      );
      if (!has) return;
      watching.disconnect();
      requestAnimationFrame(() => resolve(Date.now()));
    };
    const watching = new MutationObserver(look);
    watching.observe(document, { childList: true, characterData: true, subtree: true });
  });
}

interface Evening {
  readonly minutes: number;
  readonly busy: number;
  readonly held: number;
}

/** The first fifth is left out of the memory: what a process needs once is made then. */
function toRows(entered: readonly Entered[], { minutes, busy, held }: Evening): Row[] {
  const later = entered.slice(Math.floor(entered.length / 5));
  const settled = later.map(({ memory }) => memory);
  const third = Math.max(1, Math.floor(settled.length / 3));
  const readers = entered.flatMap((one) => [...one.readers]);
  const [board, overlay] = [entered.map((one) => one.board), entered.map((one) => one.overlay)];
  return [
    { name: 'an evening over 5 000 streams, minutes', ours: minutes },
    { name: 'bonuses entered in it', ours: entered.length },
    { name: 'streams held at its end', ours: held },
    { name: 'site then, % of a core', ours: busy },
    {
      name: 'load of the machine then, median',
      ours: quantile(
        entered.map(({ load }) => load),
        0.5,
      ),
    },
    { name: 'entry at the desk to reader, median, ms', ours: quantile(readers, 0.5) },
    { name: 'entry at the desk to reader, p95, ms', ours: quantile(readers, 0.95), aim: '< 1000 ms' },
    { name: 'entry at the desk to board on a phone, median, ms', ours: quantile(board, 0.5) },
    { name: 'entry at the desk to board on a phone, p95, ms', ours: quantile(board, 0.95), aim: '< 1000 ms' },
    { name: 'entry at the desk to overlay, median, ms', ours: quantile(overlay, 0.5) },
    { name: 'entry at the desk to overlay, p95, ms', ours: quantile(overlay, 0.95), aim: '< 1000 ms' },
    {
      name: 'memory of the site, last third against second, MiB',
      ours: quantile(settled.slice(-third), 0.5),
      bare: quantile(settled.slice(0, third), 0.5),
      aim: '~ 1',
    },
    {
      name: 'memory of the site, by how much it grows in an hour, MiB',
      ours: slopeAnHour(later.map(({ at, memory }) => ({ at, value: memory }))),
    },
  ];
}
