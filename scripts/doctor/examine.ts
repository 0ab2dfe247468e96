import { safeText } from '@/api/log-error';
import { checkBuild } from './check-build';
import { checkDatabase } from './check-database';
import { checkFolder } from './check-folder';
import { checkNode } from './check-node';
import { checkParts } from './check-parts';
import { checkRoom } from './check-room';
import { checkServices } from './check-services';
import { checkVariables } from './check-variables';
import type { Check, Examined } from './examined';
import { type Finding, wrong } from './finding';

/** What is looked at, in the order it is told; a new one is a line here. */
const checks: readonly Check[] = [
  checkNode,
  checkVariables,
  checkFolder,
  checkRoom,
  checkParts,
  checkBuild,
  checkDatabase,
  checkServices,
];

/** Looks at everything; what keeps one look from being taken is a finding itself, and the others go on. */
export async function examine(examined: Examined): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const check of checks) found.push(...(await looked(check, examined)));
  return found;
}

async function looked(check: Check, examined: Examined): Promise<readonly Finding[]> {
  try {
    return await check(examined);
  } catch (error) {
    return [wrong(`This could not be examined: ${safeText(error)}.`)];
  }
}
