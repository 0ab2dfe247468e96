import { describe, expect, it } from 'vitest';
import { gameProviderName, gameProviders } from './game-providers';

describe('the table of game suppliers (D24)', () => {
  it('names at least sixty suppliers, and each of the three kinds has some', () => {
    expect(gameProviders.length).toBeGreaterThanOrEqual(60);
    const kinds = new Set(gameProviders.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['casino', 'live_casino', 'virtual_sports']);
  });

  it('has no code and no name twice', () => {
    const codes = gameProviders.map(({ code }) => code);
    const names = gameProviders.map(({ name }) => name);
    expect(codes).toHaveLength(new Set(codes).size);
    expect(names).toHaveLength(new Set(names).size);
  });

  it('has codes that no locale folds differently', () => {
    for (const { code, name } of gameProviders) {
      expect(code).toMatch(/^[a-z0-9]+$/);
      expect(gameProviderName(code.toUpperCase())).toBe(name);
    }
    expect(gameProviderName('IGT')).toBe('IGT');
    expect(gameProviderName('ISOFTBET')).toBe('iSoftBet');
  });

  it('shows an unknown code as it came', () => {
    expect(gameProviderName('Yeni-Stüdyo')).toBe('Yeni-Stüdyo');
    expect(gameProviderName('constructor')).toBe('constructor');
  });
});
