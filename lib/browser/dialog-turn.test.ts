import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A page as far as turns need one: whether a modal dialog is open, and who listens for one to close. */
let page: { isOpen: boolean; listeners: (() => void)[] };
let whenQuiet: typeof import('./dialog-turn').whenQuiet;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  page = { isOpen: false, listeners: [] };
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 16));
  vi.stubGlobal('document', {
    activeElement: null,
    querySelector: () => (page.isOpen ? {} : null),
    addEventListener: (_: string, listener: () => void) => page.listeners.push(listener),
    dispatchEvent: close,
  });
  ({ whenQuiet } = await import('./dialog-turn'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const close = () => {
  page.isOpen = false;
  for (const listener of page.listeners) listener();
};

test('two that want to open at once come one after the other, the second when the first has closed', () => {
  const opened: string[] = [];
  whenQuiet(() => opened.push('avatar'));
  whenQuiet(() => opened.push('popup'));
  expect(opened).toEqual(['avatar']);
  // Its parts arrive late: it stands only now.
  page.isOpen = true;
  vi.advanceTimersByTime(5_000);
  expect(opened).toEqual(['avatar']);
  close();
  vi.advanceTimersByTime(16);
  expect(opened).toEqual(['avatar', 'popup']);
});

test('two that wait for the same dialog do not open together when it closes', () => {
  page.isOpen = true;
  const opened: string[] = [];
  whenQuiet(() => opened.push('avatar'));
  whenQuiet(() => opened.push('popup'));
  close();
  vi.advanceTimersByTime(16);
  expect(opened).toEqual(['avatar']);
});

test('a turn that nobody used goes on, and who has given up gets none', () => {
  const opened: string[] = [];
  whenQuiet(() => {});
  whenQuiet(() => opened.push('early'))();
  whenQuiet(() => opened.push('popup'));
  vi.advanceTimersByTime(1_000);
  expect(opened).toEqual(['popup']);
});

test('nothing opens by itself while a dialog that was asked for is on its way', async () => {
  const { holdTurns } = await import('./dialog-turn');
  const opened: string[] = [];
  const release = holdTurns();
  whenQuiet(() => opened.push('popup'));
  vi.advanceTimersByTime(5_000);
  expect(opened).toEqual([]);
  release();
  vi.advanceTimersByTime(16);
  expect(opened).toEqual(['popup']);
});
