import { watchedRead } from '@/lib/bff/watched-read';
import { findHunt } from '@/lib/data/hunts';

/** GET: a hunt as its page shows it, for who watches it. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = watchedRead(findHunt);
