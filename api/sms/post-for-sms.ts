/** How a service knows us, and where it is; `baseUrl` is its own unless a test names another. */
export interface SmsAccount {
  readonly user: string;
  readonly password: string;
  readonly sender: string;
  readonly baseUrl?: string | undefined;
}

interface Posted {
  readonly type: string;
  readonly body: string;
}

const timeoutMs = 10_000;

/** Posts to an SMS service under its account; no redirect is followed. A service that does not answer is an error without its text. */
export async function postForSms(
  url: URL,
  { user, password }: SmsAccount,
  { type, body }: Posted,
): Promise<{ readonly status: number; readonly json: unknown }> {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const headers = { authorization, 'content-type': type, accept: 'application/json' };
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
    return { status: answer.status, json: await answer.json().catch(() => null) };
  } catch {
    throw new Error('the SMS service does not answer');
  }
}
