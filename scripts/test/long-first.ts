import { relative } from 'node:path';
import picomatch from 'picomatch';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longTests } from './left-out';

interface TestFile {
  readonly moduleId: string;
  readonly project: unknown;
}

/** The files in Vitest's order, but of each project those that take long before the others: what runs last is short, and leaves no core idle. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return putLongFirst(await super.sort(files));
  }
}

/** @returns the same files, a project after the other as they were */
export function putLongFirst<T extends TestFile>(sorted: readonly T[]): T[] {
  const projects = [...new Set(sorted.map(({ project }) => project))];
  return projects.flatMap((project) => {
    const own = sorted.filter((file) => file.project === project);
    return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
  });
}

const matches = picomatch([...longTests]);

function isLong({ moduleId }: TestFile): boolean {
  return matches(relative('.', moduleId));
}
