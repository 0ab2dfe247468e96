import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import {
  claimNamespaces,
  clientNamespaces,
  formNamespaces,
  textsOfIslands,
} from '@/lib/i18n/client-namespaces';
import messages from '@/messages/tr.json';
import { findMissingTexts } from './island-texts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = ['app', 'components', 'lib'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test|\.fixture)\.tsx?$/.test(name))
    .map((name) => ({ path: join(room, name), text: readFileSync(join(root, room, name), 'utf8') })),
);
const frame: Readonly<Record<string, object>> = JSON.parse(textsOfIslands(messages));
const whole = clientNamespaces.filter((name) => isDeepStrictEqual(frame[name], messages[name]));
const known = {
  frame: whole,
  partly: Object.fromEntries(Object.entries(frame).map(([name, texts]) => [name, Object.keys(texts)])),
  lists: { claimNamespaces, clientNamespaces, formNamespaces },
  all: clientNamespaces,
};

it('each page brings what its islands say before a late part has come (ADR 416)', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(findMissingTexts(sources, known)).toEqual([]);
});

it('misses a text that only another page brings, and none that a late part brings itself', () => {
  const island = (path: string, text: string) => ({ path, text: `'use client';\n${text}` });
  const form = island('components/a/form.tsx', "const t = useTranslations('errors');");
  const page = (text: string) => ({ path: 'app/x/page.tsx', text });
  const named = page("import { Form } from '@/components/a/form';");
  expect(findMissingTexts([form, named], known)).toEqual([
    'app/x/page.tsx: components/a/form.tsx reads errors',
  ]);
  const brought = page(`${named.text} <PageTexts of={formNamespaces}>`);
  expect(findMissingTexts([form, brought], known)).toEqual([]);
  const layout = { path: 'app/x/layout.tsx', text: "<PageTexts of={['errors']}>" };
  expect(findMissingTexts([form, named, layout], known)).toEqual([]);
  const late = (load: string) => island('components/a/late.tsx', load);
  const lateNamed = page("import { Late } from '@/components/a/late';");
  const load = "() => import('./form')";
  expect(findMissingTexts([form, late(`late(${load})`), lateNamed], known)).toHaveLength(1);
  expect(findMissingTexts([form, late(`late(withTexts(${load}))`), lateNamed], known)).toEqual([]);
});

it('misses what the frame has not of a namespace that it has in part', () => {
  const reading = (key: string) => [
    { path: 'components/a/a.tsx', text: `'use client';\nconst t = useTranslations('account');t('${key}')` },
    { path: 'app/x/page.tsx', text: "import { A } from '@/components/a/a';" },
  ];
  expect(findMissingTexts(reading('login'), known)).toEqual([]);
  expect(findMissingTexts(reading('logout'), known)).toHaveLength(1);
});
