import { expect, it } from 'vitest';
import { isUnavailable } from './is-unavailable';

const failure = (message: string, code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error(message), { code }) });

it.each([
  ['a full disk', failure('could not extend file "base/5/1": No space left on device', '53100')],
  ['a disk that fails', failure('could not read file "base/5/1": Input/output error', '58030')],
  ['a read-only disk', failure('could not open file "base/5/1": Read-only file system', '42501')],
])('%s passes: another try may work', (_what, error) => {
  expect(isUnavailable(error)).toBe(true);
});

it('what the user of the database may not do does not pass by itself', () => {
  expect(isUnavailable(failure('permission denied for table users', '42501'))).toBe(false);
});
