import type { Check, Examined } from './examined';
import { type Finding, ok, warning, wrong } from './finding';

/** Every variable by itself, and those that must fit each other. */
export const checkVariables: Check = (examined) => {
  const faults: Finding[] = examined.wrongVariables.map((line) =>
    wrong(`${line}: set it right, and start again.`),
  );
  if (faults.length > 0)
    faults.push(warning('What goes by these variables was not examined: ports, build and database.'));
  const { env } = examined;
  const odd = env === null ? [] : rules.map((rule) => rule(examined, env));
  const found = [...faults, ...odd.filter((one) => one !== null)];
  return found.length > 0 ? found : [ok('The variables fit each other.')];
};

type Env = NonNullable<Examined['env']>;
type Rule = (examined: Examined, env: Env) => Finding | null;

const isLocal = (address: string) =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|::1)$/.test(new URL(address).hostname);

/** What a set of variables means together; a new one is a function here. */
const rules: readonly Rule[] = [
  (_, env) =>
    env.siteUrl.startsWith('https:') && env.TRUSTED_PROXY_HOPS === 0
      ? wrong(
          'SITE_URL is https, which a proxy in front speaks, but TRUSTED_PROXY_HOPS is 0: every visitor then has the address of the proxy, and its limits. Set it to how many proxies are yours.',
        )
      : null,
  (_, env) =>
    env.TRUSTED_PROXY_HOPS > 0 && isLocal(env.siteUrl)
      ? warning(
          `TRUSTED_PROXY_HOPS is ${env.TRUSTED_PROXY_HOPS} while SITE_URL is this machine: without a proxy in front every visitor can make up an address. Set it to 0, or SITE_URL to where the proxy is reached.`,
        )
      : null,
  (_, env) =>
    env.siteUrl.startsWith('http:') && !isLocal(env.siteUrl)
      ? warning(
          'SITE_URL is plain http: the cookie of the login goes out without Secure. Put a proxy with https in front (docs/deployment.md).',
        )
      : null,
  (_, env) =>
    isLocal(env.siteUrl)
      ? warning(
          `SITE_URL is ${env.siteUrl}: mails and shared links lead there. Set it to the address that visitors use.`,
        )
      : null,
  (_, env) =>
    env.UPSTREAM_URL !== undefined && env.CLIENT_ID === undefined
      ? wrong(
          'UPSTREAM_URL is set and CLIENT_ID is not: name the client id that your upstream knows the site by.',
        )
      : null,
  (_, env) =>
    env.UPSTREAM_URL?.startsWith('http:') && !isLocal(env.UPSTREAM_URL)
      ? warning(
          'UPSTREAM_URL is plain http to another machine: logins pass unencrypted. Use https or a private network.',
        )
      : null,
  ({ apiEnv }, env) =>
    apiEnv?.TELEGRAM_WEBHOOK_SECRET && !env.siteUrl.startsWith('https:')
      ? wrong(
          'TELEGRAM_WEBHOOK_SECRET has Telegram call SITE_URL, which must be https for that: unset it, or serve https.',
        )
      : null,
  ({ apiEnv }) => {
    const { SMS_PROVIDER: provider, SMS_USER, SMS_PASSWORD, SMS_SENDER } = apiEnv ?? {};
    const isService = provider === 'netgsm' || provider === 'twilio';
    return isService && !(SMS_USER && SMS_PASSWORD && SMS_SENDER)
      ? wrong('SMS_PROVIDER names a service: SMS_USER, SMS_PASSWORD and SMS_SENDER must be set with it.')
      : null;
  },
  (_, env) =>
    env.METRICS_PORT !== undefined && !/^(127\.|::1$)/.test(env.METRICS_HOST ?? '127.0.0.1')
      ? warning(
          'METRICS_HOST is not of this machine alone: let the firewall keep everybody but Prometheus from METRICS_PORT.',
        )
      : null,
];
