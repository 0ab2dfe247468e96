import type { Check } from './examined';
import { type Finding, ok, warning } from './finding';

/** What the site reaches people by, as far as variables say; Kick is looked up in the database. */
export const checkServices: Check = ({ apiEnv, env }) => {
  if (apiEnv === null) return [];
  const sms = apiEnv.SMS_PROVIDER;
  return [
    apiEnv.SMTP_URL
      ? ok('Mail: a server is set (SMTP_URL).')
      : warning('Mail: no server is set, so nobody gets a link to a new password. Set SMTP_URL.'),
    sms === 'netgsm' || sms === 'twilio'
      ? ok(`SMS: codes go out by ${sms}.`)
      : warning('SMS: no service is set, so no phone can be verified. Set SMS_PROVIDER.'),
    isSet('Telegram', apiEnv.TELEGRAM_BOT_TOKEN, 'TELEGRAM_BOT_TOKEN'),
    isSet('YouTube', apiEnv.YOUTUBE_API_KEY, 'YOUTUBE_API_KEY'),
    isSet('Captcha', env?.RECAPTCHA_SITE_KEY, 'RECAPTCHA_SITE_KEY'),
  ];
};

function isSet(service: string, value: string | undefined, name: string): Finding {
  return ok(value === undefined ? `${service}: not connected (${name}).` : `${service}: set (${name}).`);
}
