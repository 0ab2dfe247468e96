import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bonusKinds, paymentMethods, sponsorTiers } from '@/contract/sponsors';
import { anySponsor, facetsOf, matches, type OfferedChoices, parseChoice, toQuery } from './matching';

const offered: OfferedChoices = {
  tiers: ['vip', 'normal'],
  methods: ['papara', 'qr'],
  bonuses: ['deneme', 'freespin'],
};
const facets = { tier: 'vip', methods: ['papara'], bonuses: ['freespin'] };

describe('the sponsor filter', () => {
  it('shows everything while nothing is chosen, and only what fits both choices otherwise', () => {
    expect(matches(facets, anySponsor)).toBe(true);
    expect(matches(facets, { tier: 'vip', method: 'papara', bonus: '' })).toBe(true);
    expect(matches(facets, { tier: 'vip', method: 'qr', bonus: '' })).toBe(false);
    expect(matches(facets, { tier: 'normal', method: 'papara', bonus: '' })).toBe(false);
    expect(matches(facets, { ...anySponsor, bonus: 'freespin' })).toBe(true);
    expect(matches(facets, { ...anySponsor, bonus: 'deneme' })).toBe(false);
  });

  it('reads what it looks at from an entry of the page', () => {
    expect(facetsOf({ tier: 'vip', methods: 'papara qr', bonuses: '' })).toEqual({
      tier: 'vip',
      methods: ['papara', 'qr'],
      bonuses: [''],
    });
    const one = facetsOf({ tier: 'vip', methods: 'papara qr', bonuses: '' });
    expect(matches(one, { tier: 'vip', method: 'qr', bonus: '' })).toBe(true);
    expect(matches(one, { ...anySponsor, bonus: 'freespin' })).toBe(false);
  });

  it('reads from the URL only what is offered', () => {
    expect(parseChoice('?seviye=vip&odeme=qr&bonus=deneme', offered)).toEqual({
      tier: 'vip',
      method: 'qr',
      bonus: 'deneme',
    });
    expect(parseChoice('?seviye=%3Cscript%3E&odeme=havale&bonus=kayip', offered)).toEqual(anySponsor);
  });

  it('writes a choice so that it reads back the same, and none as the plain address', () => {
    const choice = { tier: 'normal', method: 'papara', bonus: 'freespin' };
    expect(parseChoice(toQuery(choice), offered)).toEqual(choice);
    expect(toQuery(anySponsor)).toBe('');
  });

  it('has a style rule for every tier, payment method and kind of bonus of the contract', () => {
    const css = readFileSync(new URL('./sponsor-filter.css', import.meta.url), 'utf8').replaceAll(/\s/g, '');
    const rule = (value: string, mark: string) => `:has([value="${value}"]:checked):is([${mark}"${value}"]`;
    for (const tier of sponsorTiers) expect(css).toContain(rule(tier, 'data-tier]:not([data-tier='));
    for (const method of paymentMethods)
      expect(css).toContain(rule(method, 'data-methods]:not([data-methods~='));
    for (const kind of bonusKinds) expect(css).toContain(rule(kind, 'data-bonuses]:not([data-bonuses~='));
  });

  it('needs no name beside a value in these rules: no value stands in two of the groups', () => {
    const values = [...sponsorTiers, ...paymentMethods, ...bonusKinds];
    expect(new Set(values).size).toBe(values.length);
  });
});
