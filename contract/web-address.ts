/** An address as people type it: `kick.com/kanal` is meant to be `https://kick.com/kanal`. Everything else stays as it is. */
export function withScheme(text: string): string {
  return /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:[/?#]\S*)?$/u.test(text) ? `https://${text}` : text;
}
