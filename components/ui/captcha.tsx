'use client';

import { type RefObject, useEffect } from 'react';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';

/** Asks Google for a token of an action; null until its script is there. */
export type CaptchaRun = (action: string) => Promise<string>;

interface CaptchaProps {
  readonly siteKey: string;
  readonly run: RefObject<CaptchaRun | null>;
}

/** Loads reCAPTCHA v3 and leaves the way to ask it in `run` (D30). Renders nothing; the badge is hidden in CSS. */
export function Captcha({ siteKey, run }: CaptchaProps) {
  return (
    <GoogleReCaptchaProvider reCaptchaKey={siteKey} language="tr">
      <Runner run={run} />
    </GoogleReCaptchaProvider>
  );
}

function Runner({ run }: Pick<CaptchaProps, 'run'>) {
  const { executeRecaptcha } = useGoogleReCaptcha();
  useEffect(() => {
    run.current = executeRecaptcha ?? null;
    return () => {
      run.current = null;
    };
  }, [executeRecaptcha, run]);
  return null;
}
