import { expect, it } from 'vitest';
import { parseEnv } from '@/lib/env';
import { switches } from './switches.mjs';

it('takes the names of switches, in any spacing, and nothing by itself', () => {
  expect(parseEnv({}).SITE_WITHOUT).toEqual([]);
  expect(parseEnv({ SITE_WITHOUT: switches.join(' , ') }).SITE_WITHOUT).toEqual([...switches]);
});

it('stops the start for a name that is none', () => {
  expect(() => parseEnv({ SITE_WITHOUT: 'late-scripts,policy' })).toThrow(
    /SITE_WITHOUT must be names out of/,
  );
});
