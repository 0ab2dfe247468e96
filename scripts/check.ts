import { runChecks } from './check/steps';

/** `npm run check`. */
process.exitCode = runChecks().failed === 0 ? 0 : 1;
