import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { mediaLimits } from '@/contract/media';
import { messages } from '@/lib/i18n/default-messages';
import { findProgram } from '@/scripts/test/find-program';

const here = import.meta.dirname;
const folder = mkdtempSync(join(tmpdir(), 'sikke-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string) => readFileSync(join(here, name), 'utf8');
const analyze = findProgram('systemd-analyze');
const caddy = findProgram('caddy');

describe('the units of systemd', () => {
  const units = readdirSync(join(here, 'systemd'));

  // What they run lies elsewhere on this machine.
  const local = (name: string) => {
    const file = join(folder, name);
    const text = read(`systemd/${name}`)
      .replaceAll('/usr/bin/node', process.execPath)
      .replaceAll('/opt/sikke', folder)
      .replace('User=sikke\nGroup=sikke\n', '');
    writeFileSync(file, text);
    return file;
  };

  it.skipIf(analyze === null)('are taken by systemd without a word', () => {
    const { status, stdout, stderr } = spawnSync(analyze ?? '', ['verify', '--man=no', ...units.map(local)], {
      encoding: 'utf8',
    });
    expect([status, stdout, stderr]).toEqual([0, '', '']);
  });

  it.skipIf(analyze === null).each(units.filter((name) => name.endsWith('.service')))(
    '%s is exposed by 1.5 of 10 at most',
    (name) => {
      const args = [
        'security',
        '--no-pager',
        '--offline=true',
        '--threshold=15',
        join(here, 'systemd', name),
      ];
      expect(spawnSync(analyze ?? '', args, { encoding: 'utf8' })).toMatchObject({ status: 0 });
    },
  );

  it('leave the start of a part that the kernel ended to `npm start`, and end all of them with it', () => {
    const lines = read('systemd/sikke.service').split('\n');
    expect(lines).toEqual(
      expect.arrayContaining(['OOMPolicy=continue', 'KillMode=mixed', 'Restart=on-failure']),
    );
  });

  it('run the commands that there are, as package.json has them', () => {
    const { scripts } = JSON.parse(read('../package.json'));
    for (const name of units.filter((unit) => unit.endsWith('.service'))) {
      const command = /scripts\/run\.mjs (\S+)/.exec(read(`systemd/${name}`))?.[1] ?? '';
      expect(scripts[command], name).toBe(`node scripts/run.mjs ${command}`);
    }
  });
});

describe('the proxies', () => {
  it.skipIf(caddy === null)('Caddy takes its file', () => {
    const args = ['validate', '--adapter', 'caddyfile', '--config', join(here, 'caddy/Caddyfile')];
    const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const { status, stdout } = spawnSync(caddy ?? '', args, { encoding: 'utf8', env });
    expect([status, stdout.trim()]).toEqual([0, 'Valid configuration']);
  });

  it('let the largest picture through', () => {
    const megabytes = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]) * 1_048_576;
    const least = mediaLimits.maxBytes;
    expect(megabytes(read('nginx/sikke.conf'), /client_max_body_size (\d+)m;/)).toBeGreaterThan(least);
    expect(megabytes(read('caddy/Caddyfile'), /max_size (\d+)MB/)).toBeGreaterThan(least);
  });

  it('say in the site’s words that it is away, in a style that nginx lets through', () => {
    const page = read('nginx/closed.html');
    const { title, text, action } = messages.errorPage;
    for (const words of [title, text, action]) expect(page).toContain(words);
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(read('nginx/sikke.conf')).toContain(`'sha256-${hash}'`);
    expect(JSON.parse(read('nginx/closed.json'))).toEqual({ error: 'unavailable' });
  });
});
