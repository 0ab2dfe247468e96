import { expect, test } from 'vitest';
import { sealPreview, unsealPreview } from './preview';

test('a preview is of who was given its link: what is no seal of ours is none', async () => {
  expect(await unsealPreview(await sealPreview('token'))).toBe('token');
  for (const value of [undefined, '', 'token', 'Fe26.2*1*x~2', 'x'.repeat(5000)])
    expect(await unsealPreview(value)).toBeNull();
});
