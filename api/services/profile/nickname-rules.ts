import type { RuleName } from '@/contract/error-body';
import { nicknameLimits, nicknamePattern } from '@/contract/nicknames';
import { fold } from '../accounts/fold';

/** What a nickname breaks in itself, on a site of this name; null where nothing. Expects trimmed input. */
export function nicknameRule(nickname: string, siteName: string): RuleName | null {
  if (!nicknamePattern.test(nickname)) return 'invalid';
  if (nickname.length < nicknameLimits.min) return 'too_short';
  if (nickname.length > nicknameLimits.max) return 'max.string';
  return isReserved(nickname, siteName) ? 'reserved' : null;
}

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  l: 'i',
};

/**
 * What two names have in common that look alike: capitals, hats and dots, separators, and digits in place of letters tell none apart. `S1KKE`,
 * `sikke` and `Sıkke` have one fold. Folding twice changes nothing.
 */
export function foldNickname(name: string): string {
  const letters = fold(name)
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');
  return [...letters].map((letter) => lookalikes[letter] ?? letter).join('');
}

/** Who speaks for the site: nowhere in a nickname. */
const within = ['admin', 'moderator', 'yonetici', 'yonetim', 'destek', 'official'].map(foldNickname);

/** What the site calls itself or nobody: not the whole of a nickname. */
const whole = [
  'editor',
  'ekip',
  'resmi',
  'mod',
  'bot',
  'sistem',
  'system',
  'staff',
  'support',
  'kurucu',
  'yayıncı',
  'site',
  'anonim',
  'null',
  'silinen',
].map(foldNickname);

/** A site's name of a few letters is a part of many words: it is kept as a whole alone. */
const leastWithin = 4;

function isReserved(nickname: string, siteName: string): boolean {
  const [folded, site] = [foldNickname(nickname), foldNickname(siteName)];
  const words = site.length < leastWithin ? within : [...within, site];
  return folded === site || whole.includes(folded) || words.some((word) => folded.includes(word));
}
