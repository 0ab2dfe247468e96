import pino from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { readEnv } from '../env';
import { type Got, type LocalServer, startLocalServer } from '../testing/http-server.fixture';
import { createSms } from './create-sms';

let server: LocalServer | null = null;
afterEach(async () => {
  await server?.close();
});

const log = pino({ level: 'silent' });
const account = { SMS_USER: 'kullanici', SMS_PASSWORD: 'gizli-parola', SMS_SENDER: 'SIKKE' };
const message = { to: '+905321112233', text: 'Sikke doğrulama kodun: 042137. ışığı görüyor, İyi şanslar’ ₺' };

function makeSms(more: Readonly<Record<string, string>>) {
  return createSms(readEnv({ DATABASE_URL: 'postgres://x/y', ...account, ...more }), log);
}

async function serve(answer: (got: Got) => { status?: number; json: unknown }) {
  server = await startLocalServer(answer);
  return server.url;
}

const basic = (got: Got | undefined) =>
  Buffer.from(got?.headers.authorization?.replace('Basic ', '') ?? '', 'base64').toString();

describe('Netgsm', () => {
  const sms = (url: string) => makeSms({ SMS_PROVIDER: 'netgsm', SMS_API_URL: url });

  test('gets one message to a Turkish number, in letters that its codes may have', async () => {
    const url = await serve(() => ({ json: { code: '00', jobid: '1', description: 'success' } }));
    await sms(url)?.send(message);
    const [got] = server?.got ?? [];
    expect([got?.method, got?.path, basic(got)]).toEqual([
      'POST',
      '/sms/rest/v2/otp',
      'kullanici:gizli-parola',
    ]);
    expect(JSON.parse(got?.body ?? '')).toEqual({
      msgheader: 'SIKKE',
      msg: "Sikke dogrulama kodun: 042137. isigi goruyor, Iyi sanslar'  ",
      no: '5321112233',
    });
    expect(sms(url)?.countryCodes).toEqual(['90']);
  });

  test.each([['30'], ['40'], ['85'], ['']])('that answers code %j has not taken it', async (code) => {
    const url = await serve(() => ({ json: { code, description: `${message.to} ${message.text}` } }));
    await expect(sms(url)?.send(message)).rejects.toThrow(/^the SMS service refused: code \d*$/);
  });
});

describe('Twilio', () => {
  const sms = (url: string, more = {}) => makeSms({ SMS_PROVIDER: 'twilio', SMS_API_URL: url, ...more });

  test('gets a form with number, sender and text, under the account', async () => {
    const url = await serve(() => ({ status: 201, json: { sid: 'SM1', status: 'queued' } }));
    await sms(url, { SMS_COUNTRIES: '90,49' })?.send(message);
    const [got] = server?.got ?? [];
    expect([got?.path, basic(got)]).toEqual([
      '/2010-04-01/Accounts/kullanici/Messages.json',
      'kullanici:gizli-parola',
    ]);
    expect(Object.fromEntries(new URLSearchParams(got?.body))).toEqual({
      To: message.to,
      From: 'SIKKE',
      Body: message.text,
    });
  });

  test('takes a messaging service in place of a number', async () => {
    const url = await serve(() => ({ status: 201, json: {} }));
    await sms(url, { SMS_SENDER: 'MG0123' })?.send(message);
    expect(new URLSearchParams(server?.got[0]?.body).get('MessagingServiceSid')).toBe('MG0123');
  });

  test('that refuses is an error with its code, and neither number nor text', async () => {
    const url = await serve(() => ({
      status: 400,
      json: { code: 21_211, message: `${message.to} is no number` },
    }));
    const error = await sms(url)
      ?.send(message)
      .catch((reason: Error) => reason);
    expect(String(error)).toBe('Error: the SMS service refused: 400, code 21211');
  });
});

describe('the configuration', () => {
  test('a service that does not answer is an error without its address', async () => {
    const sms = makeSms({ SMS_PROVIDER: 'twilio', SMS_API_URL: 'http://127.0.0.1:9' });
    await expect(sms?.send(message)).rejects.toThrow(/^the SMS service does not answer$/);
  });

  test('a code goes to the outbox file where that is named alone: nobody is told of one that they cannot get', () => {
    expect(makeSms({ OUTBOX_FILE: '/tmp/x' })).toBeNull();
    expect(makeSms({ SMS_PROVIDER: 'outbox', OUTBOX_FILE: '/tmp/x' })).not.toBeNull();
  });

  test('off is off, whatever else is set; a service without an account stops the start', () => {
    expect(makeSms({ SMS_PROVIDER: 'off', OUTBOX_FILE: '/tmp/x' })).toBeNull();
    expect(makeSms({})).toBeNull();
    expect(makeSms({ SMS_PROVIDER: 'outbox' })).toBeNull();
    const incomplete = readEnv({ DATABASE_URL: 'postgres://x/y', SMS_PROVIDER: 'netgsm' });
    expect(() => createSms(incomplete, log)).toThrow('SMS_USER, SMS_PASSWORD and SMS_SENDER');
  });
});
