import { expect, readViolations, test } from './fixtures';

const page = (style: string, body: string) =>
  `<!doctype html><html lang="tr"><head><title>x</title><style>${style}</style></head><body><main><h1>x</h1>${body}</main></body></html>`;
const style = '.pale { color: #ccc } .card { background: #fff; color: #222 } .dark { background: #333 }';

test('a contrast that is too low is found, wherever its text or what it stands in differs from the texts before', async ({
  page: tab,
}) => {
  const cases = [
    ['<p>bir</p><p>iki</p><p class="pale">üç</p>', '.pale'],
    ['<p>bir</p><p style="color: #ccc">iki</p>', 'p:nth-child(3)'],
    ['<div class="card"><b>bir</b></div><div class="card dark"><b>iki</b></div>', '.dark > b'],
    ['<p>bir</p><label>iki <input class="pale" value="üç"></label>', 'input'],
    ['<p>bir</p><label class="pale">iki <input value="üç"></label>', 'label'],
  ] as const;
  for (const [body, place] of cases) {
    await tab.setContent(page(style, body));
    expect(await readViolations(tab), body).toEqual([`color-contrast: ${place}`]);
  }
});

test('of many texts that are alike one is told, and every other rule looks at all of them', async ({
  page: tab,
}) => {
  await tab.setContent(
    page(style, '<p class="pale"><img src="data:,"></p>'.repeat(2) + '<p class="pale">bir</p>'.repeat(9)),
  );
  const violations = await readViolations(tab);
  expect(violations.map((line) => [line.split(':')[0], line.split(', ').length])).toEqual([
    ['color-contrast', 1],
    ['image-alt', 2],
  ]);
});

test('what was read on one page is not read again on the next, unless it is too pale or the window is another', async ({
  page: tab,
}) => {
  // A colour that no other page of this process has.
  const own = `${style} p { color: #10203a }`.replace('.pale', 'p.pale');
  const readOn = async (body: string) => {
    await tab.setContent(page(own, body));
    const violations = await readViolations(tab);
    return [violations.length, await tab.locator('p[data-unlike]').count()];
  };
  expect(await readOn('<p>bir</p>')).toEqual([0, 1]);
  expect(await readOn('<p>iki</p>')).toEqual([0, 0]);
  expect(await readOn('<p>iki</p><p class="pale">üç</p>')).toEqual([1, 2]);
  expect(await readOn('<p>iki</p><p class="pale">üç</p>')).toEqual([1, 2]);
  await tab.setViewportSize({ width: 390, height: 844 });
  expect(await readOn('<p>bir</p>')).toEqual([0, 1]);
});
