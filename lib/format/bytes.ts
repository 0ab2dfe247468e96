import { numberWriter } from './number-form';

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

const short = numberWriter({ maximumFractionDigits: 1 });
const whole = numberWriter({ maximumFractionDigits: 0 });

/** A size as people say it: `640 KB`, `12.4 MB`, or `12,4 MB` (D39); a unit is 1024 of the one before. */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  const amount = bytes / 1024 ** power;
  return `${amount >= 100 ? whole(amount) : short(amount)} ${units[power]}`;
}
