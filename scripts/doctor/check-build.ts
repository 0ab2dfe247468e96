import { findBuild } from '@/supervisor/build';
import { buildVariables } from '@/supervisor/part-environment';
import type { Check } from './examined';
import { type Finding, ok, warning } from './finding';

const sentences: Readonly<Record<ReturnType<typeof findBuild>, Finding>> = {
  current: ok('The site is built from this version and these variables.'),
  stale: warning(
    'The site was built from another version or other variables: the next npm start builds it anew, which takes a minute.',
  ),
  missing: warning('The site is not built: npm start builds it, which takes a minute.'),
};

/** Whether what is served was made from what lies here. */
export const checkBuild: Check = ({ env }) =>
  env === null ? [] : [sentences[findBuild(buildVariables(env))]];
