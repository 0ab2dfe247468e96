import { z } from 'zod';
import { postForSms, type SmsAccount } from './post-for-sms';
import type { Sms } from './sms';

const answerSchema = z.object({ code: z.string() });
const maxLength = 155;

/**
 * Netgsm's service for one-time codes: POST /sms/rest/v2/otp with HTTP Basic, `msgheader`, `msg` and `no`; `code` is "00" for a message
 * that was taken. It takes Turkish mobile numbers alone, without the country code, and up to 155 letters without Turkish signs.
 */
export function createNetgsm(account: SmsAccount): Sms {
  const url = new URL('/sms/rest/v2/otp', account.baseUrl ?? 'https://api.netgsm.com.tr');
  return {
    countryCodes: ['90'],
    send: async ({ to, text }) => {
      const body = {
        msgheader: account.sender,
        msg: plain(text).slice(0, maxLength),
        no: to.replace(/^\+90/, ''),
      };
      const { json } = await postForSms(url, account, {
        type: 'application/json',
        body: JSON.stringify(body),
      });
      const answer = answerSchema.safeParse(json);
      const code = answer.success ? answer.data.code : 'none';
      if (code !== '00') throw new Error(`the SMS service refused: code ${code.slice(0, 8)}`);
    },
  };
}

/** The same sentence in letters that every phone's alphabet has. */
function plain(text: string): string {
  return text
    .replaceAll('ı', 'i')
    .replace(/[’‘]/g, "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, ' ');
}
