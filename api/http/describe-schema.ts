/** A JSON schema as indented lines that a person reads: field, type, whether it may be absent. */
export function describeSchema(schema: unknown, indent = ''): string {
  if (!isRecord(schema)) return 'any';
  if (isRecord(schema.properties)) return describeObject(schema, schema.properties, indent);
  if (schema.type === 'array') return `list of ${describeSchema(schema.items, indent)}`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return choices.map((choice) => describeSchema(choice, indent)).join(' or ');
  if (isRecord(schema.additionalProperties)) {
    return `map of ${describeSchema(schema.additionalProperties, indent)}`;
  }
  return `${typeOf(schema)}${limitsOf(schema)}`;
}

function describeObject(
  schema: Record<string, unknown>,
  fields: Record<string, unknown>,
  indent: string,
): string {
  const required = Array.isArray(schema.required) ? schema.required : [];
  const lines = Object.entries(fields).map(([name, field]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${indent}  ${name}${mark}: ${describeSchema(field, `${indent}  `)}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function typeOf({ type, enum: values }: Record<string, unknown>): string {
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ');
  return Array.isArray(type) ? type.join(' or ') : String(type ?? 'any');
}

function limitsOf({ maxLength, pattern }: Record<string, unknown>): string {
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
