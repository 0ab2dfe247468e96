import { dictionary } from '@zxcvbn-ts/language-common';
import { fold } from './fold';

/** What the list of breached passwords lacks: the words Turkish visitors reach for first, and our own name. */
const ownWords =
  `parola sifre sifrem password passwort passw pass pwd admin administrator root user kullanici test deneme demo guest
  misafir login giris welcome hosgeldin hello merhaba selam letmein qwerty qwertyui qwertyuiop qwert qwe qweasd qweasdzxc
  qazwsx qazwsxedc qaz zaqwsx asdf asdfg asdfgh asdfghjk asdfghjkl asd zxcvbn zxcvbnm zxcv abc abcd abcde abcdef abcabc aa aaa
  iloveyou seniseviyorum askim askm canim bebegim birtanem hayatim prenses princess sunshine dragon monkey master shadow
  superman batman pokemon football futbol baseball michael jordan jennifer ashley daniel computer internet bilgisayar
  galatasaray cimbom fenerbahce fener besiktas karakartal kartal trabzonspor trabzon bursaspor sampiyon aslan kanarya
  ankara istanbul izmir bursa antalya adana turkiye turkey turk vatan bayrak ataturk mustafakemal allah bismillah
  mehmet mustafa ahmet ali hasan huseyin ibrahim ismail osman yusuf murat emre burak can deniz ayse fatma emine hatice zeynep
  elif merve kubra busra sikke sikkem sikkepazari casino slot bonus kumar bahis jackpot poker para secret gizli changeme
  degistir trustno freedom whatever starwars summer winter spring autumn ocak subat mart nisan mayis haziran temmuz agustos
  eylul ekim kasim aralik ilkbahar yaz sonbahar kis pazartesi sali carsamba persembe cuma cumartesi pazar`
    .split(/\s+/)
    .filter(Boolean);

/** A word of three letters and less is met by chance in a password nobody would guess; ours are meant. */
const shortestListed = 4;

let listed: ReadonlySet<string> | undefined;

/** Folded and without accents: some 30 000 breached passwords, and our own words. Made with the first that is looked for, which takes some 40 ms: no start waits for it. */
function common(): ReadonlySet<string> {
  listed ??= new Set([
    ...ownWords,
    ...dictionary['passwords-common'].map(bare).filter(({ length }) => length >= shortestListed),
  ]);
  return listed;
}

/**
 * True for a password that is guessed first (D29): a common one or the visitor's own name or mail, dressed up with
 * digits, signs, capitals or look-alikes ("Parola123!", "P@ssw0rd", "Sikke2026!"), or almost no different characters.
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const plain = bare(password);
  if (new Set(plain).size < 5) return true;
  const words = common();
  if (readings(plain).some((reading) => words.has(reading) || words.has(halved(reading)))) return true;
  return own.map(bare).some((part) => part.length >= 3 && plain.includes(part));
}

/** Everything a password may be a dressed-up form of: itself, its keys without Shift, its word alone, look-alikes read. */
function readings(plain: string): string[] {
  const core = trimmed(plain);
  const whole = [plain, withoutShift(plain), plain.replace(/^[^a-z\d]+|[^a-z\d]+$/g, '')];
  return [...whole, toLetters(plain), toLetters(readLeet(core)), toLetters(readLeet(plain))];
}

/** Folded, and without accents: `Şifre` and `sifre` are the same guess. */
function bare(text: string): string {
  return fold(text).normalize('NFD').replace(/\p{M}/gu, '');
}

function toLetters(text: string): string {
  return text.replace(/[^a-z]/g, '');
}

/** Without the digits and signs around the word; those inside it may stand for letters. */
function trimmed(text: string): string {
  return text.replace(/^[^a-z@$]+|[^a-z]+$/g, '');
}

const leet: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
};

function readLeet(text: string): string {
  return text.replace(/[@4013!$57]/g, (sign) => leet[sign] ?? sign);
}

const shifted = ')!@#$%^&*(';

/** `!QAZ2wsx` is `1qaz2wsx` on the keys of an English keyboard. */
function withoutShift(text: string): string {
  return text.replace(/[)!@#$%^&*(]/g, (sign) => String(shifted.indexOf(sign)));
}

/** `parolaparola` is `parola` twice. */
function halved(text: string): string {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : text;
}
