import { watchedRead } from '@/lib/bff/watched-read';
import { findBuySession } from '@/lib/data/buys';

/** GET: a session of bonus buys as its page shows it, for who watches it. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = watchedRead(findBuySession);
