/**
 * A question as the search sees it: no accents, no case, the Turkish letters as their plain ones (ı, İ, I and i are one),
 * everything but letters and digits one blank. The same as the database's `search_fold`, which the indexes are made of.
 */
export function searchFold(given: string): string {
  return given
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ı', 'i')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Words of a question; what follows is ignored. */
const mostWords = 8;

/** A folded question as a full-text query: each word begins one. Letters, digits and blanks alone come in, so nothing in it can be an operator. */
export function toPrefixes(folded: string): string {
  const words = folded.split(' ').slice(0, mostWords);
  return words.map((word) => `${word}:*`).join(' & ');
}
