import { describe, expect, test } from 'vitest';
import { guessInputSchema } from '@/contract/bonus-hunts';
import { newCodeInputSchema } from '@/contract/redeem-codes';
import { BffError } from './bff-error';
import { parseInput } from './parse-input';

function errorsOf(parse: () => unknown) {
  try {
    return parse();
  } catch (error) {
    if (error instanceof BffError) return error.body.errors;
    throw error;
  }
}

describe('what is wrong with a form is told in one round', () => {
  test('what is missing beside what is no number', () => {
    const typed = { best_x: 'çok', best_game: null };
    expect(errorsOf(() => parseInput(guessInputSchema, typed))).toEqual({
      end_balance: ['required'],
      best_x: ['invalid'],
    });
    expect(errorsOf(() => parseInput(guessInputSchema, { ...typed, end_balance: 'bin' }))).toEqual({
      end_balance: ['invalid'],
      best_x: ['invalid'],
    });
  });

  test('an end before its beginning beside a title that is missing, and nothing of it where a time is missing', () => {
    const code = { channel: 'stream', amount: 5, max_uses: 1, starts_at: '2026-11-02T00:00:00Z' };
    expect(
      errorsOf(() => parseInput(newCodeInputSchema, { ...code, title: '', ends_at: '2026-11-01T00:00:00Z' })),
    ).toEqual({ title: ['required'], ends_at: ['invalid'] });
    expect(errorsOf(() => parseInput(newCodeInputSchema, code))).toEqual({
      title: ['required'],
      ends_at: ['required'],
    });
    expect(errorsOf(() => parseInput(newCodeInputSchema, null))).toBeUndefined();
  });
});
