import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { areas } from '@/contract/areas';
import { routes } from '@/lib/routes';

it('everything below the address of each area stands in the area’s layout', () => {
  const layoutsOf = (path: string) =>
    ['(site)', '(member)'].map((group) => `app/${group}${path}`).filter((folder) => existsSync(folder));
  for (const area of areas)
    for (const folder of layoutsOf(routes[area].path))
      expect(readFileSync(`${folder}/layout.tsx`, 'utf8')).toContain(`assertAreaOn('${area}')`);
});
