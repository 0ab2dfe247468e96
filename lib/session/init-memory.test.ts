import { describe, expect, it } from 'vitest';
import { createInitMemory, type InitSettings } from './init-memory';

const open: InitSettings = { telegramRequired: false, currentUrl: null };
const moved: InitSettings = { telegramRequired: false, currentUrl: 'https://new.test' };
const closed: InitSettings = { telegramRequired: true, currentUrl: null };

/** A memory over scripted answers, with its clock and the work it was asked to keep alive. */
function memoryOver(...answers: (InitSettings | null)[]) {
  const state = { now: 0, fetches: 0, work: Promise.resolve() as Promise<unknown> };
  const fetchSettings = async () => answers[Math.min(state.fetches++, answers.length - 1)] ?? null;
  const keepAlive = (work: Promise<unknown>) => {
    state.work = work;
  };
  const memory = createInitMemory(fetchSettings, 30_000, () => state.now);
  return { state, peek: () => memory.peek(keepAlive), settings: () => memory.settings(keepAlive) };
}

describe('the memory of /init', () => {
  it('is closed while nothing is known, without waiting, and known once the fetch is back', async () => {
    const { state, peek } = memoryOver(open);
    expect(peek()).toEqual(closed);
    await state.work;
    expect(peek()).toEqual(open);
  });

  it('waits for the first value where it decides, and stays closed where there is none', async () => {
    expect(await memoryOver(open).settings()).toEqual(open);
    expect(await memoryOver(null).settings()).toEqual(closed);
  });

  it('asks once however many ask', async () => {
    const { state, settings } = memoryOver(open);
    await Promise.all(Array.from({ length: 50 }, () => settings()));
    expect(state.fetches).toBe(1);
  });

  it('serves the stale value while one fetch refreshes it', async () => {
    const { state, peek, settings } = memoryOver(open, moved);
    await settings();
    state.now = 30_000;
    expect(peek()).toEqual(open);
    expect(peek()).toEqual(open);
    await state.work;
    expect(peek()).toEqual(moved);
    expect(state.fetches).toBe(2);
  });

  it('holds the last known value while /init cannot be read', async () => {
    const { state, peek, settings } = memoryOver(open, null);
    await settings();
    state.now = 30_000;
    peek();
    await state.work;
    expect(peek()).toEqual(open);
  });

  it('asks again a second after a first failure', async () => {
    const { state, settings } = memoryOver(null, open);
    await settings();
    expect(await settings()).toEqual(closed);
    expect(state.fetches).toBe(1);
    state.now = 1_000;
    expect(await settings()).toEqual(open);
  });
});
