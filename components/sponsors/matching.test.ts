import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paymentMethods, sponsorTiers } from '@/contract/sponsors';
import { choiceOf, matches, queryOf } from './matching';

const offered = { tiers: ['vip', 'normal'], methods: ['papara', 'qr'] };
const facets = { tier: 'vip', methods: ['papara'] };

describe('the sponsor filter', () => {
  it('shows everything while nothing is chosen, and only what fits both choices otherwise', () => {
    expect(matches(facets, { tier: '', method: '' })).toBe(true);
    expect(matches(facets, { tier: 'vip', method: 'papara' })).toBe(true);
    expect(matches(facets, { tier: 'vip', method: 'qr' })).toBe(false);
    expect(matches(facets, { tier: 'normal', method: 'papara' })).toBe(false);
  });

  it('reads from the URL only what is offered', () => {
    expect(choiceOf('?seviye=vip&odeme=qr', offered)).toEqual({ tier: 'vip', method: 'qr' });
    expect(choiceOf('?seviye=%3Cscript%3E&odeme=havale', offered)).toEqual({ tier: '', method: '' });
  });

  it('writes a choice so that it reads back the same, and none as the plain address', () => {
    const choice = { tier: 'normal', method: 'papara' };
    expect(choiceOf(queryOf(choice), offered)).toEqual(choice);
    expect(queryOf({ tier: '', method: '' })).toBe('');
  });

  it('has a style rule for every tier and payment method of the contract', () => {
    const css = readFileSync(new URL('./sponsor-filter.css', import.meta.url), 'utf8');
    for (const tier of sponsorTiers) expect(css).toContain(`[name="seviye"][value="${tier}"]`);
    for (const method of paymentMethods) expect(css).toContain(`[name="odeme"][value="${method}"]`);
  });
});
