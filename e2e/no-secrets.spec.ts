import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

test('no secret of the installation stands in what a browser can get of the build (T-SUP-2)', () => {
  const kept: unknown = JSON.parse(
    readFileSync(join(process.env.E2E_DATA ?? '.data', 'secrets.json'), 'utf8'),
  );
  const secrets = Object.values(Object(kept)).filter((value) => typeof value === 'string');
  expect(secrets.length).toBeGreaterThan(4);
  const files = ['.next/static', '.next/server/app'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(js|css|html|rsc|json|map|body|meta)$/.test(name))
      .map((name) => join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(100);
  const telling = files.filter((name) => {
    if (!statSync(name).isFile()) return false;
    const text = readFileSync(name, 'utf8');
    return secrets.some((secret) => text.includes(secret));
  });
  expect(telling).toEqual([]);
});
