import { createHash } from 'node:crypto';

/** The same id at every seeding for the same name, in the form of a random UUID. */
export function uuidFrom(name: string): string {
  const hex = createHash('sha256').update(`sikke-demo:${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
