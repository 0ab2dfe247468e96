import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { Api, AppEnv } from './app-env';
import { type Components, describeSchema } from './describe-schema';

/** An OpenAPI document as the API itself makes it. */
type Document = ReturnType<Api['getOpenAPI31Document']>;
type PathItem = NonNullable<Document['paths']>[string];
type Operation = NonNullable<PathItem['get']>;

const methods = ['get', 'post', 'patch', 'put', 'delete'] as const;

/** The document as one page for people: self-contained, nothing loaded from anywhere, no script. */
export function documentPage(c: Context<AppEnv>, document: Document) {
  c.header('Content-Security-Policy', `default-src 'none'; style-src '${styleHash}'; frame-ancestors 'none'`);
  const schemas = document.components?.schemas ?? {};
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) =>
      item[method] ? [operationSection(method, path, item[method], schemas)] : [],
    ),
  );
  return c.html(html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        <style>${raw(style)}</style>
      </head>
      <body>
        <h1>${document.info.title} <small>${document.info.version}</small></h1>
        <p>${document.info.description}</p>
        <p>Client-API calls carry <code>X-Client-Id</code>. Machine-readable: <a href="/openapi.json">openapi.json</a>.</p>
        ${operations}
      </body>
    </html>`);
}

function operationSection(method: string, path: string, operation: Operation, schemas: Components) {
  const needsToken = operation.security?.some((scheme) => 'bearer' in scheme) === true;
  return html`<section>
    <h2><b>${method.toUpperCase()}</b> <code>${path}</code></h2>
    <p>${operation.summary} ${needsToken ? html`<em>Needs a bearer token.</em>` : ''}</p>
    ${requestBlock(operation, schemas)}
    <table>
      ${Object.entries(operation.responses ?? {}).map(([status, answer]) => answerRow(status, answer, schemas))}
    </table>
  </section>`;
}

function requestBlock({ requestBody }: Operation, schemas: Components) {
  if (!requestBody || !('content' in requestBody)) return '';
  return html`<pre>${describeSchema(requestBody.content['application/json']?.schema, schemas)}</pre>`;
}

function answerRow(status: string, answer: NonNullable<Operation['responses']>[string], schemas: Components) {
  const [type, media] = Object.entries<{ schema?: unknown }>(answer.content ?? {})[0] ?? [];
  const isBody = status.startsWith('2') && type === 'application/json';
  return html`<tr>
    <th>${status}</th>
    <td>${answer.description}${isBody ? html`<pre>${describeSchema(media?.schema, schemas)}</pre>` : ''}</td>
  </tr>`;
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#1c1b22;background:#fbfaf7}' +
  'section{border-top:1px solid #ddd8cc;padding:.5rem 0 1rem}h2{font-size:1.1rem}h2 b{color:#8a5a00}small,em{color:#6b6675}' +
  'pre{background:#f1eee6;padding:.75rem;overflow:auto;border-radius:8px;font-size:.85rem}table{border-collapse:collapse;width:100%}' +
  'th{width:3.5rem;text-align:left;vertical-align:top;padding:.2rem 0}td{padding:.2rem 0}';

const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;
