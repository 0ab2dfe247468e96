import { deskEntryPath } from '@/lib/desk-paths';

/** The steps after the first admin is made (D38), once, in their order; the first stands at the page's own address. Their words: `desk.setup`. */
const segments = { brand: '', coin: 'coin', colours: 'renkler', areas: 'alanlar', done: 'hazir' } as const;

/** A step of the setup. */
export type SetupStep = keyof typeof segments;

/** All of them, in their order. */
export const setupSteps = Object.keys(segments) as readonly SetupStep[];

/** The address of a step. */
export function setupStepPath(step: SetupStep): string {
  const segment = segments[step];
  return segment === '' ? deskEntryPath('setup') : deskEntryPath('setup', segment);
}

/** The step at an address, by what stands behind the page's own; null where there is none. */
export function findSetupStep(segment: string): SetupStep | null {
  return setupSteps.find((step) => segments[step] === segment) ?? null;
}

/** Where a step leads on to, saved or skipped; the last to itself. */
export function nextStepPath(step: SetupStep): string {
  return setupStepPath(setupSteps[setupSteps.indexOf(step) + 1] ?? step);
}
