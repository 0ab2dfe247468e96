import { parseAmount } from '@/lib/format/parse-amount';

/** How a match ended out of its form's fields, wins in minor units. What is no amount goes out as it is and comes back as an error beside its field. */
export function readResult(fields: FormData) {
  const absent = String(fields.get('absent') ?? '');
  if (absent !== '') return { absent };
  return { win_a: parseResultAmount(fields.get('win_a')), win_b: parseResultAmount(fields.get('win_b')) };
}

function parseResultAmount(field: FormDataEntryValue | null): number | string | null {
  const text = String(field ?? '').trim();
  return text === '' ? null : (parseAmount(text) ?? text);
}
