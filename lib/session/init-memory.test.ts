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
  return { state, forGuest: () => memory.forGuest(keepAlive), forMember: () => memory.forMember(keepAlive) };
}

describe('the memory of /init', () => {
  it('is closed while nothing is known, without waiting, and known once the fetch is back', async () => {
    const { state, forGuest } = memoryOver(open);
    expect(await forGuest()).toEqual(closed);
    await state.work;
    expect(await forGuest()).toEqual(open);
  });

  it('waits for the first value where it decides, and stays closed where there is none', async () => {
    expect(await memoryOver(open).forMember()).toEqual(open);
    expect(await memoryOver(null).forMember()).toEqual(closed);
  });

  it('asks once however many ask', async () => {
    const { state, forMember } = memoryOver(open);
    await Promise.all(Array.from({ length: 50 }, () => forMember()));
    expect(state.fetches).toBe(1);
  });

  it('serves the stale value while one fetch refreshes it', async () => {
    const { state, forGuest, forMember } = memoryOver(open, moved);
    await forMember();
    state.now = 30_000;
    expect(await Promise.all([forGuest(), forGuest()])).toEqual([open, open]);
    await state.work;
    expect(await forGuest()).toEqual(moved);
    expect(state.fetches).toBe(2);
  });

  it('never decides on settings older than a minute while newer ones are to be had', async () => {
    for (const who of ['forGuest', 'forMember'] as const) {
      const memory = memoryOver(open, moved);
      await memory.forMember();
      memory.state.now = 60_000;
      expect(await memory[who]()).toEqual(moved);
    }
  });

  it('decides on the last known ones, however old, while there are none, and does not wait for each', async () => {
    const { state, forMember } = memoryOver(open, null);
    await forMember();
    state.now = 86_400_000;
    for (let asked = 0; asked < 10; asked += 1) expect(await forMember()).toEqual(open);
    expect(state.fetches).toBe(2);
  });

  it('holds the last known value while /init cannot be read', async () => {
    const { state, forGuest, forMember } = memoryOver(open, null);
    await forMember();
    state.now = 30_000;
    await forGuest();
    await state.work;
    expect(await forGuest()).toEqual(open);
  });

  it('asks again a second after a first failure', async () => {
    const { state, forMember } = memoryOver(null, open);
    await forMember();
    expect(await forMember()).toEqual(closed);
    expect(state.fetches).toBe(1);
    state.now = 1_000;
    expect(await forMember()).toEqual(open);
  });
});
