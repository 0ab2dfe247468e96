import { startVariables } from './environment';

/** Where a stack stands is not whom it reaches. */
const places = new Set(['PORT', 'UPSTREAM_PORT', 'LOG_LEVEL']);

/** What the community API reads by itself, beside what the start checks. */
const ofAService = /^(SMS|TELEGRAM|KICK|YOUTUBE|BEACON|S3|OTEL)_/;

/**
 * Takes out of an environment whatever an operator may have set for `npm start`: a stack that tests or measures must reach no
 * database, mail server, SMS account or bot of theirs, whose messages cost money and reach people.
 */
export function forgetOperator(source: Record<string, string | undefined>): void {
  for (const name of Object.keys(source))
    if (!places.has(name) && (startVariables.includes(name) || ofAService.test(name))) delete source[name];
}
