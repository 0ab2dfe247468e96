import type { Page } from '@playwright/test';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { sponsors } from '@/api/db/schema/sponsors';
import { tournamentMatches } from '@/api/db/schema/tournament-matches';
import { users } from '@/api/db/schema/users';
import { recordMatch } from '@/api/services/tournaments/record-match';
import { publishImport } from '@/api/services/wager-events/publish-import';
import { addStartedBracket } from '@/api/testing/results.fixture';
import { addImport, addWagerEvent } from '@/api/testing/wager-events.fixture';
import { messages } from '@/lib/i18n/default-messages';
import { entryPath } from '@/lib/paths';
import { routes } from '@/lib/routes';
import { expect } from './fixtures';
import { inDatabase } from './installation';
import { test } from './members';
import { newMember } from './stage';

const still = ['no-preference', 'reduce'] as const;

test('a stamp comes down and the coin turns while the amount counts, by press alone, and a podium comes in place by place; at once for who asked for less motion', async ({
  page,
  baseURL,
}) => {
  await watchMotion(page);
  await page.clock.install();
  for (const reducedMotion of still) {
    await newMember(page, baseURL);
    await page.emulateMedia({ reducedMotion });
    await page.goto(routes.points.path, { waitUntil: 'networkidle' });
    const before = await readMotion(page);
    expect(before.join(), 'at the first paint').not.toMatch(/stamp-press|coin-turn/);
    // From here on frames come when they are asked for, so that a busy machine draws as many as any other.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    await page.getByRole('button', { name: messages.pointsDesk.stamp }).click();
    await expect(page.getByRole('button', { name: messages.pointsDesk.done })).toBeDisabled();
    const ms = reducedMotion === 'reduce' ? 1 : 240;
    await expect
      .poll(() => readMotion(page))
      .toEqual(expect.arrayContaining([`stamp-press ${ms}`, `coin-turn ${ms}`]));
    const amounts = () => readTexts(page, /^\d+$/);
    const drawn = async () => new Set(await amounts()).size;
    await expect(async () => {
      await page.clock.runFor(16);
      expect(await drawn()).toBeGreaterThan(reducedMotion === 'reduce' ? 0 : 4);
    }).toPass({ intervals: [0] });
    await page.clock.runFor(1000);
    if (reducedMotion === 'reduce') expect(await drawn()).toBeLessThanOrEqual(2);
    await page.clock.resume();
    await expectEntrance(page, reducedMotion === 'no-preference');
  }
});

/** The podium of a night of results, which is on one day a week: when it is one, components/leaders/podium.test.tsx shows. */
async function expectEntrance(page: Page, moves: boolean): Promise<void> {
  await page.goto(routes.leaders.path, { waitUntil: 'networkidle' });
  const podium = page.getByRole('list', { name: messages.leaders.podium });
  await expect(podium.getByRole('listitem')).toHaveCount(3);
  expect((await readMotion(page)).join(), 'at the first paint').not.toContain('podium-rise');
  await podium.evaluate((list) => list.classList.add('podium-entering'));
  const rises = async () => (await readMotion(page)).filter((line) => line === 'podium-rise 240').length;
  if (moves) await expect.poll(rises).toBe(3);
  const first = podium.locator('.podium-place-1');
  await expect(first).toHaveCSS('opacity', '1');
  if (!moves) await expect(first).toHaveCSS('animation-name', 'none');
}

test('lanes run to their new numbers, who overtakes moves, and an X counts up when it comes; tickets fan out; nothing at the first paint', async ({
  page,
  context,
  logIn,
}) => {
  const tag = String(Date.now());
  const [race, bracket] = [`hareket-yarisi-${tag}`, `hareket-kupasi-${tag}`];
  const publish = await stageRace(race);
  const decide = await stageBracket(bracket);
  await logIn('oyuncu');
  const [calm, duel] = [await context.newPage(), await context.newPage()];
  await calm.emulateMedia({ reducedMotion: 'reduce' });
  for (const one of [page, calm, duel]) await watchMotion(one);
  await page.goto(routes.tickets.path, { waitUntil: 'networkidle' });
  await expect.poll(() => readMotion(page)).toContain('stub transform 240');
  for (const one of [page, calm])
    await one.goto(entryPath(routes.wagerEvents.path, race), { waitUntil: 'networkidle' });
  await duel.goto(entryPath(routes.tournaments.path, bracket), { waitUntil: 'networkidle' });
  for (const one of [page, calm, duel])
    expect((await readMotion(one)).join(), 'at the first paint').not.toMatch(/lane|moved/);
  await publish(2);
  await decide();
  for (const one of [page, calm])
    await expect(one.locator('.lanes li').first()).toContainText('Ha', { timeout: 60_000 });
  await expect
    .poll(() => readMotion(page))
    .toEqual(expect.arrayContaining(['moved 240', 'lane width 240', 'lane x 240']));
  expect((await readMotion(calm)).join()).not.toMatch(/moved|240/);
  const counted = async () => new Set(await readTexts(duel, /^[\d.,]+×$/)).size;
  await expect.poll(counted, { timeout: 60_000 }).toBeGreaterThan(6);
});

/** A race of three that is on. Answers how its next import is published: in the second one the last but one overtakes. */
async function stageRace(slug: string): Promise<(at: number) => Promise<void>> {
  const totals = [
    { Kaptan_01: 0, Halat_02: 0, Yelken_03: 0 },
    { Kaptan_01: 900_000, Halat_02: 500_000, Yelken_03: 200_000 },
    { Kaptan_01: 1_000_000, Halat_02: 2_500_000, Yelken_03: 300_000 },
  ];
  const eventId = await inDatabase(async (db) => {
    const [sponsor] = await db.select({ id: sponsors.id }).from(sponsors).orderBy(sponsors.id).limit(1);
    const id = await addWagerEvent(db, { slug, title: 'Hareket Yarışı', sponsorId: sponsor?.id ?? 0 });
    for (const [at, of] of totals.entries())
      await addImport(db, {
        eventId: id,
        no: at + 1,
        takenAt: new Date(Date.now() - (9 - at) * 60_000),
        totals: of,
      });
    return id;
  });
  const publish = (at: number) =>
    inDatabase((db) =>
      db.transaction((tx) => publishImport(tx, { eventId, no: at + 1, publishedAt: new Date() })),
    );
  await publish(1);
  return publish;
}

/** A final that is being played. Answers how it is decided: by 50 X. */
async function stageBracket(slug: string): Promise<() => Promise<void>> {
  await inDatabase(async (db) => {
    const two = await db
      .select({ id: users.id })
      .from(users)
      .where(sql`${users.permission} = 'player'`)
      .orderBy(sql`random()`)
      .limit(2);
    await addStartedBracket(
      { db },
      { slug, title: 'Hareket Kupası' },
      two.map(({ id }) => id),
    );
  });
  return () =>
    inDatabase(async (db) => {
      const { round, index, a, b } = tournamentMatches;
      const [match] = await db
        .select({ round, index })
        .from(tournamentMatches)
        .where(
          and(
            isNotNull(a),
            isNotNull(b),
            eq(tournamentMatches.tournamentId, sql`(select id from tournaments where slug = ${slug})`),
          ),
        );
      if (!match) throw new Error('nothing is played');
      await recordMatch(
        { db, clock: { now: Date.now } },
        { slug, input: { ...match, win_a: 5000, win_b: 1234 } },
      );
    });
}

/** Has each page opened from now on keep what moved in it, for how many milliseconds, and which texts changed. */
async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept: Record<'motion' | 'texts', string[]> = { motion: [], texts: [] };
    Object.assign(window, { kept });
    const keep = (kind: 'motion' | 'texts', line: string) => kept[kind].push(line);
    // By its style: what lasts a millisecond is over before its beginning is told.
    const durationOf = (element: EventTarget | null, of: 'animationDuration' | 'transitionDuration') =>
      element instanceof Element ? Math.round(1000 * Number.parseFloat(getComputedStyle(element)[of])) : 0;
    document.addEventListener(
      'animationstart',
      ({ target, animationName }) =>
        keep('motion', `${animationName} ${durationOf(target, 'animationDuration')}`),
      true,
    );
    document.addEventListener(
      'transitionrun',
      ({ target, propertyName }) => {
        const of = target instanceof Element ? target.closest('.lane-rail, .stub') : null;
        if (of === null) return;
        const name = of.matches('.stub') ? 'stub' : 'lane';
        keep('motion', `${name} ${propertyName} ${durationOf(target, 'transitionDuration')}`);
      },
      true,
    );
    const { animate } = Element.prototype;
    Element.prototype.animate = function moved(frames, options) {
      keep('motion', `moved ${typeof options === 'object' ? options.duration : options}`);
      return animate.call(this, frames, options);
    };
    new MutationObserver((changes) => {
      for (const { target } of changes) keep('texts', target.textContent ?? '');
    }).observe(document, { subtree: true, characterData: true });
  });
}

function readMotion(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Reflect.get(window, 'kept').motion);
}

async function readTexts(page: Page, like: RegExp): Promise<readonly string[]> {
  const texts: readonly string[] = await page.evaluate(() => Reflect.get(window, 'kept').texts);
  return texts.filter((text) => like.test(text));
}
