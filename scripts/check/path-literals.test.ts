import { expect, it } from 'vitest';
import { findPathLiterals } from './path-literals';

const found = (path: string, text: string) => findPathLiterals([{ path, text }], ['/market', '/user/orders']);

it.each([
  ["const a = '/haberler';", '/haberler'],
  ["const a = '/haberler/kategori/duyuru';", '/haberler/kategori/duyuru'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a file.
  ['const a = `/market/${slug}`;', '/market/${}'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a file.
  ['const a = `${path}/sonra/${cursor}`;', '${}/sonra/${}'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a file.
  ['const a = `${list}/${slug}`;', '${}/${}'],
  ["send('/api/login');", '/api/login'],
  ['const a = <a href="/takvim.ics">x</a>;', '/takvim.ics'],
])('finds the address in %s', (text, literal) => {
  expect(found('components/a.tsx', text)).toEqual([`components/a.tsx:1: ${literal}`]);
});

it('leaves alone what is none: types, imports, pictures, rooms, prefixes, and the addresses of the API where it is asked', () => {
  const none = `import x from '/haberler';
    type A = PageProps<'/haberler/[slug]'>;
    const a = ['/', '/covers/a.webp', '/api/', \`\${href}/\`, 'haberler'];`;
  expect(found('components/a.tsx', none)).toEqual([]);
  expect(found('lib/data/a.ts', "read('/market'); read('/user/orders');")).toEqual([]);
  expect(found('lib/data/a.ts', "const a = '/haberler';")).toEqual(['lib/data/a.ts:1: /haberler']);
  expect(found('lib/routes.ts', "const a = '/haberler';")).toEqual([]);
  expect(found('api/a.ts', "const a = '/haberler';")).toEqual([]);
});
