import { z } from 'zod';
import type { KnownOperation } from './known-operation.fixture';

const mediaSchema = z.object({ schema: z.record(z.string(), z.unknown()) });
const documentSchema = z.object({
  components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        responses: z.record(z.string(), z.object({ content: z.record(z.string(), mediaSchema).optional() })),
      }),
    ),
  ),
});

/** The OpenAPI document, as far as promises about answers go. */
export type Promised = z.infer<typeof documentSchema>;

export const readPromised = (document: unknown): Promised => documentSchema.parse(document);

/** What is wrong with an answer, measured by the document alone: status, content type, body. Null when nothing is. */
export async function brokenPromise(
  document: Promised,
  { method, path }: KnownOperation,
  answer: Response,
): Promise<string | null> {
  const promised = document.paths[path]?.[method.toLowerCase()]?.responses[answer.status];
  if (!promised) return `${answer.status} is not promised`;
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  const media = promised.content?.[type];
  if (!media) return `${type} is not promised for ${answer.status}`;
  if (type !== 'application/json') return (await answer.arrayBuffer()).byteLength > 0 ? null : 'empty body';
  const result = compiled(document, media.schema).safeParse(await answer.json());
  return result.success ? null : `body: ${z.prettifyError(result.error)}`;
}

/** The schemas of a document that were needed so far: most operations promise the same errors, and each takes milliseconds to compile. */
const compiledSchemas = new WeakMap<Promised, Map<string, z.ZodType>>();

function compiled(document: Promised, schema: Record<string, unknown>): z.ZodType {
  const known = compiledSchemas.get(document) ?? new Map<string, z.ZodType>();
  compiledSchemas.set(document, known);
  const key = JSON.stringify(schema);
  const made = known.get(key) ?? z.fromJSONSchema(resolved(document, schema));
  known.set(key, made);
  return made;
}

/** The schema with the components it points to, as JSON schema has them. */
function resolved({ components }: Promised, schema: Record<string, unknown>): Record<string, unknown> {
  const text = JSON.stringify({ ...schema, $defs: components.schemas });
  return z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')));
}
