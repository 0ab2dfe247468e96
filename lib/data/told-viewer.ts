import 'server-only';
import { cache } from 'react';
import type { UserWire } from '@/contract/account';

interface ToldViewer {
  /** Who looks, as an answer said it along; null while none did. */
  user: UserWire | null;
  /** Whether GET /user is asked for this page already. */
  isAsked: boolean;
}

/** What a page that is being made was told of its viewer along with what it read; its own for each page. */
export const toldViewer = cache((): ToldViewer => ({ user: null, isAsked: false }));
