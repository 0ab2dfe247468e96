import { describe, expect, test } from 'vitest';
import { toFailure } from './failure';

describe('the error body of an upstream', () => {
  test('keeps its good fields when others have another shape', () => {
    const sent = { message: null, error: 'token_expired', errors: [], login_again: true };
    const failure = toFailure(401, sent, undefined);
    expect([failure.status, failure.code]).toEqual([401, 'token_expired']);
    expect(JSON.parse(JSON.stringify(failure.body))).toEqual({ error: 'token_expired', login_again: true });
  });

  test.each([null, 'text', [], 7])(
    '%j is an error body without fields: the status names the code',
    (sent) => {
      const failure = toFailure(422, sent, undefined);
      expect(failure.code).toBe('validation_failed');
      expect(failure.body.error).toBe('validation_failed');
    },
  );
});
