/** The named schemas of a document. */
export type Components = Readonly<Record<string, unknown>>;

/** A JSON schema as indented lines that a person reads: field, type, whether it may be absent. */
export function describeSchema(schema: unknown, components: Components, indent = ''): string {
  if (!isRecord(schema)) return 'any';
  const lines = (part: unknown) => describeSchema(part, components, indent);
  if (typeof schema.$ref === 'string') return lines(components[schema.$ref.split('/').at(-1) ?? '']);
  if (isRecord(schema.properties)) return describeObject(schema, schema.properties, components, indent);
  if (schema.type === 'array') return `list of ${lines(schema.items)}`;
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (Array.isArray(choices)) return choices.map(lines).join(' or ');
  if (isRecord(schema.additionalProperties)) return `map of ${lines(schema.additionalProperties)}`;
  return `${toTypeName(schema)}${toLimits(schema)}`;
}

function describeObject(
  schema: Record<string, unknown>,
  fields: Record<string, unknown>,
  components: Components,
  indent: string,
): string {
  const required = Array.isArray(schema.required) ? schema.required : [];
  const fieldLines = Object.entries(fields).map(([name, field]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${indent}  ${name}${mark}: ${describeSchema(field, components, `${indent}  `)}`;
  });
  return `{\n${fieldLines.join('\n')}\n${indent}}`;
}

function toTypeName({ type, enum: values }: Record<string, unknown>): string {
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ');
  return Array.isArray(type) ? type.join(' or ') : String(type ?? 'any');
}

function toLimits({ maxLength, pattern }: Record<string, unknown>): string {
  const limits = [
    maxLength === undefined ? '' : `at most ${maxLength}`,
    pattern === undefined ? '' : String(pattern),
  ];
  const text = limits.filter(Boolean).join(', ');
  return text === '' ? '' : ` (${text})`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
