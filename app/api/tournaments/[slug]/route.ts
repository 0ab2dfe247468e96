import { watchedRead } from '@/lib/bff/watched-read';
import { findTournament } from '@/lib/data/tournaments';

/** GET: a tournament as its page shows it, for who watches it. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = watchedRead(findTournament);
