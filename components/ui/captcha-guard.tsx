'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CaptchaRun } from './captcha';
import { CaptchaNotice } from './captcha-notice';
import { late } from './late';

const Captcha = late(() => import('./captcha').then((module) => module.Captcha));

interface CaptchaGuardProps {
  /** Without a key the form works without a captcha (D30). */
  readonly siteKey: string | null;
  readonly run: RefObject<CaptchaRun | null>;
}

/** The captcha of the form it stands in: its notice at once, Google's script once somebody touches the form. */
export function CaptchaGuard({ siteKey, run }: CaptchaGuardProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isTouched, setIsTouched] = useState(false);
  useEffect(() => {
    const form = place.current?.closest('form');
    const touch = () => setIsTouched(true);
    form?.addEventListener('focusin', touch, { once: true });
    return () => form?.removeEventListener('focusin', touch);
  }, []);
  if (siteKey === null) return null;
  return (
    <div ref={place}>
      <CaptchaNotice />
      {isTouched ? <Captcha siteKey={siteKey} run={run} /> : null}
    </div>
  );
}
