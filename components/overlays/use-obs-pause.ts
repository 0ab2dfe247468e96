/// <reference types="obs-studio" />
'use client';

import { useEffect, useState } from 'react';

/**
 * Whether the streaming program shows the page to nobody: it says so by its own events (`window.obsstudio`), and a page that is out of
 * view in a browser is the same.
 */
export function useObsPause(): boolean {
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    const state = { active: true, visible: true };
    const tell = () => setPaused(!(state.active && state.visible) || document.hidden);
    const onActive = ({ detail }: OBSStudioEventMap['obsSourceActiveChanged']) => {
      state.active = detail.active;
      tell();
    };
    const onVisible = ({ detail }: OBSStudioEventMap['obsSourceVisibleChanged']) => {
      state.visible = detail.visible;
      tell();
    };
    window.addEventListener('obsSourceActiveChanged', onActive);
    window.addEventListener('obsSourceVisibleChanged', onVisible);
    document.addEventListener('visibilitychange', tell);
    return () => {
      window.removeEventListener('obsSourceActiveChanged', onActive);
      window.removeEventListener('obsSourceVisibleChanged', onVisible);
      document.removeEventListener('visibilitychange', tell);
    };
  }, []);
  return isPaused;
}
