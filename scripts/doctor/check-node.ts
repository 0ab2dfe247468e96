import type { Check } from './examined';
import { type Finding, ok, warning } from './finding';

/** From here on Node 20 has what was mended in its security; the command itself refuses what is older than 20.9. */
const mended = [20, 19];

/** The version of Node. */
export const checkNode: Check = () => [judgeNode(process.versions.node)];

/** What there is to say of a version of Node that the product runs on. */
export function judgeNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldMajor = 0, oldMinor = 0] = mended;
  return major > oldMajor || minor >= oldMinor
    ? ok(`Node ${version} runs Sikke.`)
    : warning(`Node ${version} lacks fixes of its security: install Node 22 or 24.`);
}
