import type { PatchStep } from '@/contract/live';

/** What becomes of a value by the steps of a delta (RFC 6902), which stays as it was. Throws for a step that does not fit it. */
export function applyPatch(value: unknown, steps: readonly PatchStep[]): unknown {
  return steps.reduce<unknown>((now, step) => {
    const way = step.path.split('/').slice(1);
    return change(
      now,
      way.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')),
      step,
    );
  }, value);
}

function change(value: unknown, [key, ...rest]: readonly string[], step: PatchStep): unknown {
  if (key === undefined) return step.op === 'remove' ? undefined : step.value;
  if (typeof value !== 'object' || value === null) throw new Error(`nothing at ${step.path}`);
  if (Array.isArray(value)) return changeList(value, [key, ...rest], step);
  const copy: Record<string, unknown> = { ...value };
  if (rest.length > 0) copy[key] = change(copy[key], rest, step);
  else if (step.op === 'remove') delete copy[key];
  else copy[key] = step.value;
  return copy;
}

function changeList(list: readonly unknown[], [key, ...rest]: readonly string[], step: PatchStep): unknown {
  const at = key === '-' ? list.length : Number(key);
  if (rest.length > 0) return list.with(at, change(list[at], rest, step));
  const gone = step.op === 'add' ? 0 : 1;
  return list.toSpliced(at, gone, ...(step.op === 'remove' ? [] : [step.value]));
}
