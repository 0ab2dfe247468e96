import { runProcesses } from '@/system/processes';
import { readEnv } from './env';
import { createLog } from './log';
import { programBeside } from './program-beside';

/** Serves the community API by `API_PROCESSES` processes behind one port (docs/adr/300), each of them `main`, which lies beside this program. */
try {
  const { API_PROCESSES, LOG_LEVEL } = readEnv();
  const log = createLog(LOG_LEVEL);
  await runProcesses({
    name: 'The community API',
    count: API_PROCESSES,
    exec: programBeside('main'),
    execArgv: ['--enable-source-maps'],
    tell: (line) => log.warn(line),
  });
} catch (error) {
  process.stderr.write(
    `The community API stopped: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
}
