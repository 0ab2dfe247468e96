import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { messages } from '@/lib/i18n/default-messages';
import { expect, expectAccessible } from './fixtures';
import { test } from './members';
import { drawByRecordedRound, newMember } from './stage';
import { stopClock, whileTicking } from './support/page-clock';

const { raffles, draws, ownTickets, pager, prizes } = messages;

test('a guest finds the open draws with what earns a ticket, and how to log in for their own', async ({
  page,
}) => {
  await page.goto('/bilet', { waitUntil: 'networkidle' });
  await expect(
    page.getByRole('table', { name: raffles.rules.caption.replace('{title}', '') }).first(),
  ).toBeVisible();
  await expect(page.getByText(raffles.ticketsInPlay).first()).toBeVisible();
  const way = page.getByRole('article').first().getByRole('link', { name: 'giriş yap' });
  await expect(way).toHaveAttribute('href', /^\/login\?next=\/bilet$/);
  await expectAccessible(page);
});

test('a past draw shows its winners and its reserves, and all that it was computed from to take along', async ({
  page,
}) => {
  await page.goto('/bilet/gecmis', { waitUntil: 'networkidle' });
  await page.getByRole('listitem').getByRole('heading', { level: 2 }).nth(1).getByRole('link').click();
  await expect(page.getByRole('table', { name: raffles.results.winner })).toBeVisible();
  await expect(page.getByRole('table', { name: raffles.results.reserve })).toBeVisible();
  const download = page.getByRole('link', { name: draws.proof.download });
  const proof = await page.request.get((await download.getAttribute('href')) ?? '');
  expect(await proof.json()).toMatchObject({ algorithm: 'sikke-cekilis-1', results: expect.any(Array) });
  await expectAccessible(page);
});

test('who wins is told where the prize is completed, beside the steps and on the page of a draw that is drawn', async ({
  page,
}) => {
  const ways = page.getByRole('main').getByRole('link', { name: 'Ödüllerin', exact: true });
  await page.goto('/bilet', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: prizes.title }).first()).toBeVisible();
  await expect(ways).toHaveAttribute('href', '/user/ticket-deposits/odullerim');
  await page.goto('/bilet/gecmis', { waitUntil: 'networkidle' });
  const drawn = page.getByRole('listitem').filter({ hasText: raffles.phases.drawn }).first();
  await drawn.getByRole('heading', { level: 2 }).getByRole('link').click();
  await expect(page.getByRole('table', { name: raffles.results.winner })).toBeVisible();
  await expect(ways).toHaveAttribute('href', '/user/ticket-deposits/odullerim');
  await expect(page.getByRole('heading', { level: 2, name: prizes.title })).toBeVisible();
  await expectAccessible(page);
});

test('a visitor’s own browser computes a past draw again and finds the same winners', async ({ page }) => {
  await page.goto('/bilet/gecmis', { waitUntil: 'networkidle' });
  await page.getByRole('listitem').getByRole('heading', { level: 2 }).nth(1).getByRole('link').click();
  await page.getByRole('button', { name: draws.check.action }).click();
  const outcome = page.getByRole('status').filter({ hasText: draws.check.holds });
  await expect(outcome).toBeVisible();
  for (const step of ['commitment', 'list', 'seed', 'results'] as const)
    await expect(outcome.getByText(draws.check[step].yes)).toBeVisible();
  await expectAccessible(page);
});

test('a doubter on a phone checks a draw by the beacon on its page, and with the script outside of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/bilet/${await drawByRecordedRound()}`, { waitUntil: 'networkidle' });
  const timeline = page.getByRole('list', { name: draws.timeline.label });
  await expect(timeline.getByText(draws.timeline.round.title.replace('{round}', '1000'))).toBeVisible();
  await page.getByRole('button', { name: draws.check.action }).click();
  const outcome = page.getByRole('status').filter({ hasText: draws.check.holds });
  await expect(outcome).toBeVisible();
  for (const step of ['commitment', 'list', 'round', 'beacon', 'seed', 'results'] as const)
    await expect(outcome.getByText(draws.check[step].yes)).toBeVisible();
  await expectAccessible(page);
  const files = await Promise.all(
    [draws.proof.download, draws.proof.script].map(async (name) => {
      const link = page.getByRole('link', { name });
      const body = (await page.request.get((await link.getAttribute('href')) ?? '')).body();
      const path = test.info().outputPath((await link.getAttribute('download')) ?? '');
      await writeFile(path, await body);
      return path;
    }),
  );
  const [file = '', script = ''] = files;
  const run = await promisify(execFile)(process.execPath, [script, file]);
  expect(run.stdout).toContain('Her şey tutuyor.');
  await page.getByRole('link', { name: draws.proof.more }).click();
  await expect(page.getByRole('heading', { level: 1, name: messages.pages.howToCheck.title })).toBeVisible();
  await expectAccessible(page);
});

/** The root that a line and the neighbours on its way lead to (RFC 6962), written anew: `solda` and `sağda` say on which side each is joined. */
function rootOf(line: string, neighbours: readonly string[]): string {
  const { left } = draws.check.line;
  const sha256 = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest();
  const [leaf, node] = [Buffer.from([0]), Buffer.from([1])];
  const root = neighbours.reduce(
    (hash, neighbour) => {
      const other = Buffer.from(neighbour.split(' ').at(-1) ?? '', 'hex');
      return neighbour.startsWith(left) ? sha256(node, other, hash) : sha256(node, hash, other);
    },
    sha256(leaf, Buffer.from(line)),
  );
  return root.toString('hex');
}

test('a member finds the own tickets in the frozen list: the own line and its way, which leads to the published root', async ({
  page,
  baseURL,
}) => {
  const player = await newMember(page, baseURL);
  await page.goto(`/bilet/${await drawByRecordedRound({ player })}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: draws.check.action }).click();
  const outcome = page.getByRole('status').filter({ hasText: draws.check.holds });
  await expect(outcome.getByText(draws.check.own.yes)).toBeVisible();
  await outcome.getByText(draws.check.line.title).click();
  const way = outcome.getByRole('group').getByRole('listitem');
  await expect(way.first()).toBeVisible();
  const [line = '', ...neighbours] = await way.allTextContents();
  expect(line).toMatch(/^13:[\da-f]{16}$/);
  const root = rootOf(line, neighbours);
  await expect(page.getByRole('definition').filter({ hasText: root })).toBeVisible();
  await expectAccessible(page);
});

test('a draw that was cancelled after its list was frozen keeps its root and its round on its page, and says that it was cancelled', async ({
  page,
}) => {
  await page.goto(`/bilet/${await drawByRecordedRound({ isCancelled: true })}`, { waitUntil: 'networkidle' });
  await expect(page.getByText(raffles.phases.cancelled).first()).toBeVisible();
  const timeline = page.getByRole('list', { name: draws.timeline.label });
  await expect(timeline.getByText(draws.timeline.frozen.title)).toBeVisible();
  await expect(timeline.getByText(draws.timeline.round.title.replace('{round}', '1000'))).toBeVisible();
  await expect(page.getByText(draws.timeline.ended.cancelled)).toBeVisible();
  await page.getByRole('button', { name: draws.check.action }).click();
  const outcome = page.getByRole('status').filter({ hasText: draws.check.soFar });
  await expect(outcome.getByText(draws.check.list.yes)).toBeVisible();
  await expectAccessible(page);
});

test('the night of a draw is played again one ticket at a time, its results out of sight until then; at once for who asked for less motion', async ({
  page,
}) => {
  await page.goto(`/bilet/${await drawByRecordedRound({ winners: 5 })}`, { waitUntil: 'networkidle' });
  const results = page.getByRole('table', { name: raffles.results.winner });
  await expect(results).toBeVisible();
  await stopClock(page);
  const night = page.getByRole('region', { name: raffles.night.title });
  await night.getByRole('button', { name: raffles.night.play }).click();
  await expect(results).toBeHidden();
  const turns = () =>
    night.getByRole('listitem').evaluateAll((stubs) => stubs.map((stub) => stub.hasAttribute('data-turned')));
  const firsts = (count: number) => async () => {
    const all = await turns();
    return all.length === 5 && all.every((isTurned, at) => isTurned === at < count);
  };
  await expect.poll(firsts(0), 'all are covered').toBe(true);
  await night.getByRole('button', { name: raffles.night.next }).click();
  await expect.poll(firsts(1), 'one by press').toBe(true);
  await page.clock.runFor(2400);
  await expect.poll(firsts(2), 'one in time').toBe(true);
  await whileTicking(page, expectAccessible(page));
  await night.getByRole('button', { name: raffles.night.all }).click();
  await expect(results).toBeVisible();
  expect(new Set(await turns())).toEqual(new Set([true]));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(night).toBeHidden();
  await expect(results).toBeVisible();
});

test('the archive goes on page by page without a repetition', async ({ page }) => {
  const draws = () =>
    page
      .getByRole('heading', { level: 2 })
      .getByRole('link')
      .evaluateAll((links) => links.map(String));
  await page.goto('/bilet/gecmis', { waitUntil: 'networkidle' });
  const first = await draws();
  await page.getByRole('link', { name: pager.older }).click();
  await expect(page).toHaveURL(/\/bilet\/gecmis\/sonra\/[\w-]+$/);
  const second = await draws();
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((href) => first.includes(href))).toEqual([]);
});

test('a player sees their own tickets in an open draw, or that there are none', async ({ page, logIn }) => {
  await logIn('oyuncu');
  await page.goto('/bilet', { waitUntil: 'networkidle' });
  const own = new RegExp(`${ownTickets.count.replace('{count}', '[\\d.]+')}|${ownTickets.none}`);
  await expect(page.getByText(own).first()).toBeVisible();
  await expectAccessible(page);
});

test('an unknown draw and a cursor that leads nowhere are not found', async ({ page, complaints }) => {
  complaints.allow(/404/);
  for (const path of ['/bilet/olmayan-cekilis', '/bilet/gecmis/sonra/olmayan']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
});
