import type { Switch } from './switches';

/** Whether a switch is on; one that is left out is off. Apart from its schema: browsers read switches, too, and check none. */
export function isOn(value: Switch | null | undefined): boolean {
  return typeof value === 'string' ? value === '1' || value === 'true' : Boolean(value);
}
