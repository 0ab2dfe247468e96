import { expect, it } from 'vitest';
import { settingGroups } from '@/contract/desk-setting-groups';
import { findDeskPage, mayOpenDesk } from '@/lib/desk-pages';
import { findSetupStep, nextStepPath, setupStepPath, setupSteps } from './setup-steps';

const own = '/yonetim/kurulum';

it('the steps lead from the mark over the coin, the colours and the areas to the end, each by its own address', () => {
  const walk = [setupStepPath('brand')];
  for (const step of setupSteps.slice(0, -1)) walk.push(nextStepPath(step));
  expect(walk).toEqual([own, ...['coin', 'renkler', 'alanlar', 'hazir'].map((name) => `${own}/${name}`)]);
  expect(walk.map((path) => findSetupStep(path.slice(own.length + 1)))).toEqual(setupSteps);
  expect(nextStepPath('done')).toBe(`${own}/hazir`);
});

it.each(['brand', 'coin/coin', 'constructor', 'sonra'])('%s is no step', (segment) => {
  expect(findSetupStep(segment)).toBeNull();
});

it('the steps between are settings that the desk has as well', () => {
  const [areas, done, ...groups] = [...setupSteps].reverse();
  expect([areas, done].sort()).toEqual(['areas', 'done']);
  for (const group of groups) expect(settingGroups).toContain(group);
});

it('the steps are the admins’ alone: no right of a person lends them', () => {
  const rights = { granted: ['settings' as const, 'content' as const], withdrawn: [] };
  for (const step of setupSteps) expect(findDeskPage(setupStepPath(step))).toBe('setup');
  expect(mayOpenDesk({ permission: 'admin' }, 'setup')).toBe(true);
  for (const permission of ['editor', 'moderator', 'player'])
    expect(mayOpenDesk({ permission, rights }, 'setup')).toBe(false);
});
