import { describe, expect, it } from 'vitest';
import { findFolderCycles } from './folder-cycles';

const importing = (path: string, ...specifiers: string[]) => ({
  path,
  text: specifiers.map((specifier) => `import { it } from '${specifier}';`).join('\n'),
});

describe('the check of folder cycles', () => {
  it('finds two service folders that import each other through files that do not', () => {
    const sources = [
      importing('api/services/vip/apply.ts', '../claims/open'),
      importing('api/services/claims/open.ts'),
      importing('api/services/claims/review/kinds.ts', '../../vip/grant'),
      importing('api/services/vip/grant.ts'),
    ];
    expect(findFolderCycles(sources)).toEqual([
      [
        'api/services/vip → api/services/claims → api/services/vip',
        '  api/services/vip/apply.ts imports api/services/claims/open.ts',
        '  api/services/claims/review/kinds.ts imports api/services/vip/grant.ts',
      ].join('\n'),
    ]);
  });

  it('finds a ring over three rooms, types and late imports included', () => {
    const sources = [
      { path: 'system/a.ts', text: "import type { B } from '@/supervisor/b';" },
      { path: 'supervisor/b.ts', text: "export const c = import('../postgres/c');" },
      { path: 'postgres/c.ts', text: "export { a } from '../system/a';" },
    ];
    expect(findFolderCycles(sources)).toHaveLength(1);
  });

  it('lets a folder know its own subfolders, and files of a room what stands below them', () => {
    const sources = [
      importing('api/services/claims/review/kinds.ts', '../win-kind'),
      importing('api/services/claims/win-kind.ts', './review/kind', '../../context'),
      importing('api/services/claims/review/kind.ts'),
      importing('api/context.ts'),
      importing('api/app.ts', './services/claims/win-kind'),
    ];
    expect(findFolderCycles(sources)).toEqual([]);
  });
});
