'use client'; // What is chosen is shown at once, and a link's token is known here alone.

import { useState } from 'react';
import { NewLink } from './new-link';
import { OverlayMaker } from './overlay-maker';

interface OverlayDeskProps {
  /** The origin of the site, for whole addresses. */
  readonly origin: string;
}

/** Makes a link, and addresses of widgets under it. The token stays on the page until it is left. */
export function OverlayDesk({ origin }: OverlayDeskProps) {
  const [token, setToken] = useState('');
  return (
    <div className="grid gap-10">
      <NewLink onMade={setToken} />
      <OverlayMaker origin={origin} token={token} onToken={setToken} />
    </div>
  );
}
