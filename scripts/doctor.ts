import { parseArgs } from 'node:util';
import { StartProblem } from '@/system/problem';
import { runCommand } from './backup/run-command';
import { examine } from './doctor/examine';
import { toExamined } from './doctor/examined';
import { toReport } from './doctor/finding';

const help = `npm run doctor [-- --data FOLDER]

Examines this installation (.data, or FOLDER) with the variables of npm start, and says in a sentence each what is well, what to look at and what
is wrong, with what to do. It changes nothing and prints no secret.`;

/** `npm run doctor` (ADR 385). Exit code 1 where something is wrong. */
await runCommand(help, async () => {
  const found = await examine(toExamined(process.env, folderOf(process.argv.slice(3))));
  if (found.some(({ level }) => level === 'wrong')) process.exitCode = 1;
  return toReport(found);
});

function folderOf(args: readonly string[]): string | null {
  try {
    const { values } = parseArgs({
      args: args.filter((arg) => arg !== '--help'),
      options: { data: { type: 'string' } },
    });
    return values.data ?? null;
  } catch (error) {
    throw new StartProblem(`${error instanceof Error ? error.message : ''}\n${help}`);
  }
}
