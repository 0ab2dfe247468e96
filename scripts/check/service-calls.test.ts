import { expect, it } from 'vitest';
import { findOddServiceCalls } from './service-calls';

const route = (call: string) => [
  {
    path: 'api/routes/news.ts',
    text: `import { getArticle } from '../services/news/get-article';\n${call};`,
  },
];

it.each([
  'getArticle(c.var.ctx)',
  'getArticle(ctx, { slug })',
  'getArticle(writing, input)',
  'getArticle({ ...rest, tx }, input)',
])('a service may be called with its context and one input: %s', (call) =>
  expect(findOddServiceCalls(route(call))).toEqual([]),
);

it.each([
  'getArticle(ctx.db, { slug })',
  'getArticle(ctx, slug, cursor)',
  'getArticle()',
  'getArticle(slug)',
])('and with nothing else: %s', (call) => expect(findOddServiceCalls(route(call))).toHaveLength(1));

it('what is no service of the API may be called as it likes', () => {
  const text = "import { toPath } from '../http/path';\ntoPath(1, 2, 3);";
  expect(findOddServiceCalls([{ path: 'api/routes/news.ts', text }])).toEqual([]);
});
