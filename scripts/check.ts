import { runChecks } from './check/steps';

/** `npm run check`. */
process.exitCode = (await runChecks()).failed === 0 ? 0 : 1;
