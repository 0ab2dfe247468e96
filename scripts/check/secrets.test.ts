import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

/** How secrets of others look: keys, and tokens of services this product or its makers may use. */
const secrets = [
  /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}/,
  /\bgithub_pat_\w{40}/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\bxox[abprs]-[A-Za-z0-9-]{20}/,
  /\bAIza[\w-]{35}\b/,
  /\b\d{8,10}:AA[\w-]{33}\b/,
  /\bsk_live_[A-Za-z0-9]{20}/,
];

it.runIf(existsSync('.git'))(
  'no file of the repository holds a key or a token of somebody, nor an environment (T-SUP-2)',
  () => {
    const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => /(^|\/)\.env(\.|$)/.test(file))).toEqual([]);
    const small = files.filter(
      (file) => statSync(file, { throwIfNoEntry: false })?.isFile() && statSync(file).size < 2_000_000,
    );
    const found = small.filter((file) => {
      const text = readFileSync(file, 'latin1');
      return secrets.some((secret) => secret.test(text));
    });
    expect(found).toEqual([]);
  },
);
