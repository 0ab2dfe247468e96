/** Whether a text can name the site or its coin: letters of any alphabet, for it stands in sentences and must not be read as more than a name. */
export function isOwnName(text: string): boolean {
  return /^[\p{L}\p{N}](?:[\p{L}\p{N} ’'-]*[\p{L}\p{N}])?$/u.test(text);
}
