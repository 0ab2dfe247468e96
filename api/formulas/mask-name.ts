/**
 * A user name as everybody may see it: its ends, and three dots whatever its length, so that nobody can count letters.
 * Two letters of each end of a name of six or more, one of each of four or five, the first alone of a shorter one.
 */
export function maskName(name: string): string {
  const letters = [...name.normalize('NFC')];
  const shown = letters.length >= 6 ? 2 : 1;
  const end = letters.length >= 4 ? letters.slice(-shown).join('') : '';
  return `${letters.slice(0, shown).join('')}•••${end}`;
}
