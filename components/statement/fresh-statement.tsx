'use client'; // It hears of the balance, and has the page read anew by that.

import { useState } from 'react';
import { useFreshPage } from '@/lib/browser/use-fresh-page';
import { useUser } from '@/lib/browser/use-user';

interface FreshStatementProps {
  /** The balance that the page was made with. */
  readonly balance: number;
}

/**
 * Has the statement follow a balance that moves while it is open: its lines are drawn on the server alone. What the viewer's balance was when the page was opened asks for
 * nothing, so that a page that knows more than the browser does not ask for itself.
 */
export function FreshStatement({ balance }: FreshStatementProps) {
  const point = useUser().user?.point ?? null;
  const [first, setFirst] = useState(point);
  if (first === null && point !== null) setFirst(point);
  const hasMoved = first !== null && point !== null && point !== first;
  useFreshPage(hasMoved && point !== balance, String(point));
  return null;
}
