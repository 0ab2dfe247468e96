import type { ServiceContext } from '../../context';
import { ServiceError } from '../../service-error';

/** 422 `captcha_failed` unless the captcha's token is good (D30); a security event. */
export async function assertHuman(ctx: ServiceContext, token: string | undefined): Promise<void> {
  if (await ctx.captcha.verify(token, ctx.clientAddress)) return;
  ctx.log.warn({ event: 'captcha_refused' }, 'captcha refused');
  throw new ServiceError('captcha_failed', { errors: { captcha: ['captcha'] } });
}
