import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { deviceScript, deviceScriptHash } from './device-script';
import { inlineScriptHashes } from './inline-script-hashes.mjs';

interface Browser {
  readonly kept?: readonly string[];
  readonly isDesk?: boolean;
  readonly ageGate?: string;
}

/** The document's element after the script has run. */
function run({ kept = [], isDesk = true, ageGate }: Browser) {
  const marks = new Set<string>();
  const toggle = (name: string, isOn: boolean) => void (isOn ? marks.add(name) : marks.delete(name));
  const dataset = { header: '1', ageGate };
  runInNewContext(deviceScript, {
    document: { documentElement: { dataset, classList: { toggle }, toggleAttribute: toggle } },
    localStorage: { getItem: (key: string) => (kept.includes(key) ? '1' : null) },
    matchMedia: () => ({ matches: isDesk, addEventListener: () => undefined }),
  });
  return { marks: [...marks], ...dataset };
}

it('has the hash that a policy with a nonce names, and the one that a prerendered page gets', async () => {
  expect(await inlineScriptHashes(`<script>${deviceScript}</script>`)).toEqual([deviceScriptHash]);
});

it('marks what this browser keeps: a member of a moment ago, a rail made narrow, an age that was answered', () => {
  expect(run({}).marks).toEqual([]);
  expect(run({ kept: ['member', 'railNarrow'] }).marks).toEqual(['data-member', 'data-rail-narrow']);
  expect(run({ ageGate: 'on' }).ageGate).toBe('asked');
  expect(run({ ageGate: 'on', kept: ['ageConfirmed'] }).ageGate).toBe('on');
});

it('marks a phone, whose header is the second variant whatever the operator chose', () => {
  expect(run({ isDesk: true })).toMatchObject({ marks: [], header: '1' });
  expect(run({ isDesk: false })).toMatchObject({ marks: ['mobile-view'], header: '2' });
});

it('runs where the storage is refused', () => {
  const toggle = () => undefined;
  const documentElement = { dataset: {}, classList: { toggle }, toggleAttribute: toggle };
  const matchMedia = () => ({ matches: true, addEventListener: toggle });
  expect(() => runInNewContext(deviceScript, { document: { documentElement }, matchMedia })).not.toThrow();
});
