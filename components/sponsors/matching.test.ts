import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bonusKinds, paymentMethods, sponsorTiers } from '@/contract/sponsors';
import { anySponsor, fitsOf, matches, type OfferedChoices, parseChoice, toQuery } from './matching';

const offered: OfferedChoices = {
  tiers: ['vip', 'normal'],
  methods: ['papara', 'qr'],
  bonuses: ['deneme', 'freespin'],
};
const fits = 'vip freespin papara';

describe('the sponsor filter', () => {
  it('shows everything while nothing is chosen, and only what fits both choices otherwise', () => {
    expect(matches(fits, anySponsor)).toBe(true);
    expect(matches(fits, { tier: 'vip', method: 'papara', bonus: '' })).toBe(true);
    expect(matches(fits, { tier: 'vip', method: 'qr', bonus: '' })).toBe(false);
    expect(matches(fits, { tier: 'normal', method: 'papara', bonus: '' })).toBe(false);
    expect(matches(fits, { ...anySponsor, bonus: 'freespin' })).toBe(true);
    expect(matches(fits, { ...anySponsor, bonus: 'deneme' })).toBe(false);
  });

  it('reads what it looks at from an element of the page: of an entry, or of a section with several', () => {
    const one = { tier: 'vip', bonusKinds: [], paymentMethods: ['papara', 'qr'] } as const;
    const other = { tier: 'vip', bonusKinds: ['deneme'], paymentMethods: ['papara'] } as const;
    expect(fitsOf([one])).toBe('vip papara qr');
    expect(fitsOf([one, other])).toBe('vip papara qr deneme');
    expect(matches(fitsOf([one]), { tier: 'vip', method: 'qr', bonus: '' })).toBe(true);
    expect(matches(fitsOf([one]), { ...anySponsor, bonus: 'deneme' })).toBe(false);
    expect(matches(fitsOf([one, other]), { ...anySponsor, bonus: 'deneme' })).toBe(true);
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
    for (const value of [...sponsorTiers, ...paymentMethods, ...bonusKinds])
      expect(css).toContain(`:has([value="${value}"]:checked)[data-fits]:not([data-fits~="${value}"])`);
  });

  it('needs no name beside a value in these rules: no value stands in two of the groups', () => {
    const values = [...sponsorTiers, ...paymentMethods, ...bonusKinds];
    expect(new Set(values).size).toBe(values.length);
  });
});
