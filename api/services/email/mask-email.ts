/** An address as its owner knows it again and nobody else can write to it: its first letter, three dots, and the part after the @. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = [...email.slice(0, at)];
  return `${first}•••${email.slice(at)}`;
}
