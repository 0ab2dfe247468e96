import { StartProblem, toSentence } from '@/system/problem';
import { conformanceArguments } from './conformance/arguments';
import { askAt } from './conformance/ask';
import { checkUpstream } from './conformance/check-upstream';
import { toReport } from './conformance/report';

/**
 * `npm run conformance -- --upstream URL --client-id ID`: asks an upstream of an operator's own what the site would ask, and says of each
 * call how it stands (docs/own-upstream.md). Exit code 1 where anything is wrong.
 */
try {
  const { upstream, clientId, credentials } = conformanceArguments(process.argv.slice(3));
  const found = await checkUpstream(askAt(upstream, clientId), credentials);
  process.stdout.write(`${toReport(found)}\n`);
  process.exitCode = found.some(({ verdict }) => verdict === 'wrong') ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof StartProblem ? error.message : toSentence(error)}\n`);
  process.exitCode = 1;
}
