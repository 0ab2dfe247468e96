import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs a test runner that writes a JSON report, shows its output, and answers the report. Throws when it wrote none. */
export async function runReported(
  run: (reportFile: string) => {
    readonly args: readonly string[];
    readonly env?: Readonly<Record<string, string>>;
  },
): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'sikke-report-'));
  try {
    const file = join(folder, 'report.json');
    const { args, env } = run(file);
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', () => resolve());
    });
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
