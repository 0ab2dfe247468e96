import { postForSms, type SmsAccount } from './post-for-sms';
import type { Sms } from './sms';

/**
 * Twilio's Messages resource: POST /2010-04-01/Accounts/{AccountSid}/Messages.json as a form with `To`, `From` and `Body`, HTTP Basic with
 * the account's SID and token; 201 for a message that was taken. A sender that begins with MG is a messaging service.
 */
export function createTwilio(account: SmsAccount, countryCodes: readonly string[]): Sms {
  const path = `/2010-04-01/Accounts/${encodeURIComponent(account.user)}/Messages.json`;
  const url = new URL(path, account.baseUrl ?? 'https://api.twilio.com');
  const sender = account.sender.startsWith('MG') ? 'MessagingServiceSid' : 'From';
  return {
    countryCodes,
    send: async ({ to, text }) => {
      const body = new URLSearchParams({ To: to, [sender]: account.sender, Body: text });
      const { status, json } = await postForSms(url, account, {
        type: 'application/x-www-form-urlencoded',
        body: body.toString(),
      });
      if (status !== 201) throw new Error(`the SMS service refused: ${status}, code ${parseCode(json)}`);
    },
  };
}

function parseCode(json: unknown): string {
  const code = typeof json === 'object' && json !== null && 'code' in json ? json.code : 'none';
  return typeof code === 'number' ? String(code) : 'none';
}
