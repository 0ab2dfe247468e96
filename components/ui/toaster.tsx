'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner, toast } from 'sonner';
import styles from './toaster.module.css';
import { useTopLayerHost } from './use-top-layer-host';

interface ToasterProps {
  /** All that was asked for so far; what is new is shown, what was shown is not repeated. */
  readonly requests: readonly {
    readonly kind: 'success' | 'error' | 'warning' | 'info';
    readonly text: string;
    readonly description?: string;
  }[];
}

/** Below the header of 64 px, whose bell and balance are looked at when a toast comes. */
const belowHeader = { top: 76, right: 16, left: 16, bottom: 16 };

/** Toasts as the specification's section 9 has them: top right, light, 5 000 ms, pause on hover, a progress bar (D18). */
export function Toaster({ requests }: ToasterProps) {
  const t = useTranslations('toasts');
  const host = useTopLayerHost(styles.host);
  useShow(host === null ? [] : requests);
  if (host === null) return null;
  return createPortal(
    <Sonner
      theme="light"
      position="top-right"
      duration={5000}
      offset={belowHeader}
      mobileOffset={belowHeader}
      closeButton
      gap={10}
      visibleToasts={4}
      customAriaLabel={t('region')}
      toastOptions={{ closeButtonAriaLabel: t('close') }}
    />,
    host,
  );
}

function useShow(requests: ToasterProps['requests']) {
  const shown = useRef(0);
  useEffect(() => {
    for (const { kind, text, description } of requests.slice(shown.current)) {
      toast[kind](text, description === undefined ? {} : { description });
    }
    shown.current = Math.max(shown.current, requests.length);
  }, [requests]);
}
