import type { CaptchaRun } from './captcha';

/** What goes along with a form: nothing without a key, and nothing while Google does not answer, which the server then says. */
export async function captchaToken(run: CaptchaRun | null): Promise<{ 'g-recaptcha-response'?: string }> {
  const token = await run?.('login').catch(() => undefined);
  return token === undefined ? {} : { 'g-recaptcha-response': token };
}
