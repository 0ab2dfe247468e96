import { expect, it } from 'vitest';
import { findDomainWords } from './domain-words';

it('finds a word of the domain in the name of a file or an export of components/ui, in the plural too, and nowhere else', () => {
  const sources = [
    { path: 'components/ui/prize-list.tsx', text: 'export function List() {}' },
    { path: 'components/ui/list.tsx', text: 'export interface WonTickets {}' },
    {
      path: 'components/ui/window.tsx',
      text: '// A sponsor stands in it.\nexport const useWindow = () => prize;',
    },
    { path: 'components/sponsors/sponsor-card.tsx', text: 'export function SponsorCard() {}' },
  ];
  expect(findDomainWords(sources)).toEqual([
    'components/ui/prize-list.tsx: prize',
    'components/ui/list.tsx: ticket',
  ]);
});
