import { z } from 'zod';

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
}

/** How much an example shows: every field, or what a page cannot do without. */
export type Amount = 'whole' | 'least';

/** A body that fits a schema of the contract, the same each time. */
export function toExample(schema: z.ZodType, amount: Amount = 'whole'): unknown {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  const plain: JsonSchema = JSON.parse(JSON.stringify(json));
  return exampleFor(plain, '', amount);
}

function exampleFor(schema: JsonSchema, name: string, amount: Amount): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return exampleFor(findChoice(choices, amount), name, amount);
  if (schema.allOf?.[0]) return exampleFor({ ...schema, ...schema.allOf[0], allOf: [] }, name, amount);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  switch (type) {
    case 'object':
      return toObject(schema, amount);
    case 'array':
      return toList(schema, name, amount);
    case 'boolean':
      return true;
    case 'number':
    case 'integer':
      return computeNumber(schema, name);
    case 'null':
      return null;
    default:
      return toText(schema, name);
  }
}

/** Null is the least of what may be null. */
function findChoice(choices: readonly JsonSchema[], amount: Amount): JsonSchema {
  const nothing = choices.find(({ type }) => type === 'null');
  return (amount === 'least' && nothing) || (choices.find(({ type }) => type !== 'null') ?? {});
}

function toObject(schema: JsonSchema, amount: Amount): Record<string, unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const shown = Object.entries(properties).filter(([name]) => amount === 'whole' || required.includes(name));
  const fields = shown.map(([name, part]) => [name, exampleFor(part, name, amount)] as const);
  if (fields.length > 0 || typeof additionalProperties !== 'object') return Object.fromEntries(fields);
  const keys = propertyNames?.enum?.map(String) ?? ['ornek'];
  return Object.fromEntries(keys.map((key) => [key, exampleFor(additionalProperties, key, amount)]));
}

function toList({ items = {}, prefixItems, minItems = 0 }: JsonSchema, name: string, amount: Amount) {
  if (prefixItems) return prefixItems.map((part) => exampleFor(part, name, amount));
  // A list shows its entry even where it may be empty, or nobody would see what stands in it.
  return Array.from({ length: Math.max(1, minItems) }, () =>
    exampleFor(items, name.replace(/s$/, ''), amount),
  );
}

const numbers: Readonly<Record<string, number>> = { phone: 1, header: 2, rtp: 96.5, point: 1250 };

function computeNumber({ minimum, exclusiveMinimum, maximum }: JsonSchema, name: string): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? 1 : exclusiveMinimum + 1);
  const value = Math.max(numbers[name] ?? 1, least > Number.MIN_SAFE_INTEGER ? least : 1);
  return maximum === undefined ? value : Math.min(value, maximum);
}

/** Texts by their field's name; the first whose pattern fits is taken where the schema has one. */
const texts: readonly (readonly [name: RegExp, text: string])[] = [
  [/^(starts?|start)$/, '2026-01-05'],
  [/(_at|_from|_to|^at|^as_of|_until|^until)$/, '2026-01-31T20:00:00Z'],
  [/token/, 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjE4MDAwMDAwMDB9.imza'],
  [/^(cdn_url|current_url)$/, 'https://ornek.com'],
  [/link$|url$/, 'https://ornek.com/git'],
  [/avatar/, '/avatars/2/1.jpg'],
  [/^(logo|image|cover|picture|thumbnail)/, '/resimler/ornek.webp'],
  [/embed/, '<iframe src="https://player.kick.com/ornek"></iframe>'],
  [/email/, 'ornek@ornek.com'],
  [/username|author/, 'ornek'],
  [/permission/, 'player'],
  [/currency/, 'TRY'],
  [/tone|color/, '#aa3344'],
  [/slug/, 'ornek'],
  [/^name$|title|sponsor/, 'Örnek'],
  [/cursor/, 'c29ucmFraQ'],
  [/sort/, '1'],
  [/coin/, 'Sikke'],
  [/phone/, '+905550000000'],
];

/** What fits patterns that no name tells. */
const fallbacks = [
  'ornek',
  'Örnek',
  '1',
  'ab'.repeat(32),
  'ORNEK-1',
  'ORNEK12345',
  '2026-01-05',
  '2026-01',
  '00000000-0000-4000-8000-000000000000',
];

function toText({ pattern, format }: JsonSchema, name: string): string {
  if (format === 'date') return '2026-01-05';
  if (format === 'date-time') return '2026-01-31T20:00:00Z';
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  const named = texts.filter(([known]) => known.test(name)).map(([, text]) => text);
  const fits = pattern === undefined ? () => true : (text: string) => new RegExp(pattern, 'u').test(text);
  return [...named, ...fallbacks].find(fits) ?? '';
}
