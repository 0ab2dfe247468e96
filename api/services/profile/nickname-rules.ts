import type { RuleName } from '@/contract/error-body';
import { nicknameLimits, nicknamePattern } from '@/contract/nicknames';
import { fold } from '../accounts/fold';

/** What a nickname breaks in itself; null where nothing. Expects trimmed input. */
export function nicknameRule(nickname: string): RuleName | null {
  if (!nicknamePattern.test(nickname)) return 'invalid';
  if (nickname.length < nicknameLimits.min) return 'too_short';
  if (nickname.length > nicknameLimits.max) return 'max.string';
  return isReserved(nickname) ? 'reserved' : null;
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
const within = ['sikke', 'admin', 'moderator', 'yonetici', 'yonetim', 'destek', 'official'].map(foldNickname);

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

function isReserved(nickname: string): boolean {
  const folded = foldNickname(nickname);
  return whole.includes(folded) || within.some((word) => folded.includes(word));
}
