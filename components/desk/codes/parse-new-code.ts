const whole = ['amount', 'max_uses', 'count'];
const moments = ['starts_at', 'ends_at'];

/**
 * What the form of a redeem code holds, as the handler takes it: whole numbers (`1.500` is one), moments as ISO times, nothing for what is
 * empty. What is none goes out as it is and comes back as an error beside its field.
 */
export function parseNewCode(fields: FormData): Readonly<Record<string, unknown>> {
  const entries = [...fields].flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value.trim() : '';
    return text === '' ? [] : [[name, parseField(name, text)] as const];
  });
  return Object.fromEntries(entries);
}

function parseField(name: string, text: string): unknown {
  if (whole.includes(name))
    return /^\d{1,3}(?:\.\d{3})+$|^\d+$/.test(text) ? Number(text.replaceAll('.', '')) : text;
  if (!moments.includes(name)) return text;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? text : at.toISOString();
}
