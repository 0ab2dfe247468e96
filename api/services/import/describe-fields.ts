import { z } from 'zod';
import { type ContentField, type FieldInput, fieldInputs } from '@/contract/desk-content-fields';
import { toColumn } from './absent-columns';

type Json = z.core.JSONSchema.JSONSchema;

/**
 * The form of a kind out of its fields' schemas: inputs, limits and choices as the import has them, so that a form and a file can never
 * disagree. `needed` are keys of a row that a new entry must have beside.
 */
export function describeFields(fields: z.ZodObject, needed: readonly string[] = []): ContentField[] {
  const schema = z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' });
  const columns = needed.map(toColumn);
  return describeObject(schema).map((field) =>
    columns.includes(field.name) ? { ...field, required: true } : field,
  );
}

function describeObject({ properties = {}, required = [] }: Json): ContentField[] {
  return Object.entries(properties).map(([name, schema]) =>
    describeField(name, toSchema(schema), required.includes(name)),
  );
}

function describeField(name: string, schema: Json, required: boolean): ContentField {
  const options = (schema.anyOf ?? []).map(toSchema);
  const given = { ...schema, ...options.find(({ type }) => type !== 'null') };
  const input = findInput(schema, given);
  const items = toSchema(Array.isArray(given.items) ? {} : (given.items ?? {}));
  const inner = input === 'list' ? items : input === 'object' ? given : null;
  const choices = given.enum ?? items.enum;
  return {
    ...{ name, input, required, nullable: options.some(({ type }) => type === 'null') },
    ...limits(given),
    ...(choices ? { choices: choices.map(String) } : {}),
    ...(inner ? { fields: describeObject(inner) } : {}),
  };
}

function limits({ maxLength, minimum, maximum, maxItems }: Json) {
  return {
    ...(maxLength === undefined ? {} : { max_length: maxLength }),
    ...(minimum === undefined ? {} : { min: minimum }),
    ...(maximum === undefined ? {} : { max: maximum }),
    ...(maxItems === undefined ? {} : { max_items: maxItems }),
  };
}

/** What the schema says of itself, otherwise what its type tells. */
function findInput(schema: Json, given: Json): FieldInput {
  const said = fieldInputs.find((one) => one === schema.input || one === given.input);
  if (said) return said;
  if (given.enum) return 'choice';
  if (given.type === 'array')
    return findListInput(toSchema(Array.isArray(given.items) ? {} : (given.items ?? {})));
  return byType[String(given.type)] ?? 'text';
}

function findListInput({ type, enum: choices }: Json): FieldInput {
  if (choices) return 'choices';
  return type === 'object' ? 'list' : 'texts';
}

const byType: Readonly<Record<string, FieldInput>> = {
  integer: 'integer',
  number: 'decimal',
  boolean: 'yes_no',
  object: 'object',
};

function toSchema(schema: Json | boolean): Json {
  return typeof schema === 'boolean' ? {} : schema;
}
