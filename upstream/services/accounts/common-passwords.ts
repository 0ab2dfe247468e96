import { fold } from './fold';

/** Words at the heart of the passwords people reach for first: the breached lists' heads, Turkish ones, and our own name. */
const words = new Set(
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
    .filter(Boolean),
);

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

/**
 * True for a password that is guessed first (D29): a common word or the visitor's own name or mail, dressed up with
 * digits, signs, capitals or look-alikes ("Parola123!", "P@ssw0rd", "Sikke2026!"), or almost no different characters.
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const plain = bare(password);
  if (new Set(plain).size < 5) return true;
  const cores = [lettersOf(plain), lettersOf(readLeet(trimmed(plain))), lettersOf(readLeet(plain))];
  if (cores.some((core) => words.has(core) || words.has(halved(core)))) return true;
  return own.map(bare).some((part) => part.length >= 3 && plain.includes(part));
}

/** Folded, and without accents: `Şifre` and `sifre` are the same guess. */
function bare(text: string): string {
  return fold(text).normalize('NFD').replace(/\p{M}/gu, '');
}

function lettersOf(text: string): string {
  return text.replace(/[^a-z]/g, '');
}

/** Without the digits and signs around the word; those inside it may stand for letters. */
function trimmed(text: string): string {
  return text.replace(/^[^a-z@$]+|[^a-z]+$/g, '');
}

function readLeet(text: string): string {
  return text.replace(/[@4013!$57]/g, (sign) => leet[sign] ?? sign);
}

/** `parolaparola` is `parola` twice. */
function halved(text: string): string {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : text;
}
