/** Turkish letters by the plain ones that every file system and header takes. */
const plain: Readonly<Record<string, string>> = { ı: 'i', ş: 's', ç: 'c', ğ: 'g', ö: 'o', ü: 'u' };

/** The name of a file that somebody takes along: what the site is called, in plain letters, before what it is; that alone where nothing is left of the name. */
export function fileName(siteName: string, what: string): string {
  const words = siteName
    .toLocaleLowerCase('tr')
    .replace(/[ışçğöü]/g, (letter) => plain[letter] ?? letter)
    .match(/[a-z0-9]+/g);
  return [...(words ?? []), what].join('-');
}
