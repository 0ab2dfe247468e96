/** The forms of a coin's name that texts ask for, beside the name itself. */
export const coinCases = ['acc', 'dat', 'your', 'your_acc', 'your_plural_with'] as const;
/** One of them. */
export type CoinCase = (typeof coinCases)[number];

/**
 * A form of the coin's name: `Sikke’yi`, `Sikke’ye`, `Sikken`, `Sikkeni`, `Sikkelerinle`. A case stands behind an apostrophe, which keeps the
 * name's own letters (no Çekiç’in becomes Çekic’in); what belongs to somebody and the plural stand at the name itself.
 */
export function coinForm(name: string, form: CoinCase): string {
  const { narrow, wide, isOpen } = soundOf(name);
  const yours = `${isOpen ? '' : narrow}n`;
  const forms: Readonly<Record<CoinCase, string>> = {
    acc: `’${isOpen ? 'y' : ''}${narrow}`,
    dat: `’${isOpen ? 'y' : ''}${wide}`,
    your: yours,
    your_acc: `${yours}${narrow}`,
    your_plural_with: `l${wide}r${soundOf(wide).narrow}nl${wide}`,
  };
  return `${name}${forms[form]}`;
}

/** Where something is that has a name: `Sikke’de`, `Liman’da`, `Kulüp’te`. */
export function placeForm(name: string): string {
  const { wide, isHard } = soundOf(name);
  return `${name}’${isHard ? 't' : 'd'}${wide}`;
}

interface Sound {
  /** The vowel of four that follows: ı, i, u, ü. */
  readonly narrow: string;
  /** The vowel of two that follows: a, e. */
  readonly wide: string;
  readonly isOpen: boolean;
  /** Ends in f s t k ç ş h p. */
  readonly isHard: boolean;
}

const vowels = 'aâıoueiîöüû';

/** How a name is said at its end: a number by its last word, letters without a vowel by the last one's own name (`TL’yi`). */
function soundOf(name: string): Sound {
  const said = spoken(name.toLocaleLowerCase('tr'));
  const last = [...said].findLast((letter) => vowels.includes(letter)) ?? 'e';
  const narrow = 'aâı'.includes(last) ? 'ı' : 'eiî'.includes(last) ? 'i' : 'ouû'.includes(last) ? 'u' : 'ü';
  const end = said.at(-1) ?? '';
  return {
    narrow,
    wide: 'aâıouû'.includes(last) ? 'a' : 'e',
    isOpen: vowels.includes(end),
    isHard: 'fstkçşhp'.includes(end),
  };
}

const digits = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
const tens = ['yüz', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'];

function spoken(name: string): string {
  const [number] = /\d+$/.exec(name) ?? [];
  if (number !== undefined) {
    const [ten, one] = [Number(number.at(-2) ?? '-1'), Number(number.at(-1))];
    if (/[1-9]000$/.test(number)) return 'bin';
    return (one === 0 && ten >= 0 ? tens[ten] : digits[one]) ?? '';
  }
  const letters = name.replaceAll(/[^\p{L}]/gu, '');
  return [...letters].some((letter) => vowels.includes(letter)) ? letters : `${letters}e`;
}
