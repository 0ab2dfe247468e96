/**
 * The answer with `status` as the specification reads it: truthy is success, and what brings `data` or a `token` and says nothing of a
 * status is one, too. Anything but an object passes as it is.
 */
export function withStatus(json: unknown): unknown {
  return isObject(json) ? { ...json, status: isGood(json) } : json;
}

/** Whether an answer under 2xx says no; silence is one of a write alone. */
export function isDeclining(method: string, json: unknown): boolean {
  if (!isObject(json) || (method === 'GET' && !('status' in json))) return false;
  return !isGood(json);
}

function isGood(json: Readonly<Record<string, unknown>>): boolean {
  return Boolean(json.status ?? ('data' in json || 'token' in json));
}

function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
