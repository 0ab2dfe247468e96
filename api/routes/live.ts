import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { databaseHeader } from '@/contract/live';
import type { Api, AppEnv } from '../http/app-env';
import { changeStream } from '../http/change-stream';
import { isKnownClient } from '../http/known-client';
import { requireMember } from '../http/require-member';
import { ServiceError } from '../service-error';
import { readPastChanges } from '../services/changes/read-past-changes';
import { readDatabaseId } from '../services/live/read-database-id';
import { readOwnLive } from '../services/live/read-own-live';

/**
 * What our own site asks beside the client API, and no other upstream has (ADR 250): GET /live, of which database, and what changes from now on; GET /live/me, by which
 * token which login is followed; GET /live/sessions/{id}, what such a login's member may see. For the site alone: without a client id that can be
 * proved nobody is.
 */
export function registerLiveRoutes(app: Api): void {
  app.get('/live', forTheSite, async (c) => {
    const headers = {
      'Content-Type': 'text/event-stream',
      [databaseHeader]: await readDatabaseId(c.var.ctx),
    };
    const { ctx } = c.var;
    const findPast = async () => {
      const agoMs = await readPastChanges(ctx);
      return { kind: 'past', agoMs, position: await ctx.replica?.position() } as const;
    };
    return c.body(changeStream(c.var.ctx.changes, findPast), 200, headers);
  });
  app.get('/live/me', forTheSite, requireMember, (c) =>
    c.json({ status: true, data: { user: c.var.member.user.id, session: c.var.member.sessionId } }, 200),
  );
  app.get('/live/sessions/:id', forTheSite, async (c) => {
    const id = z.guid().safeParse(c.req.param('id'));
    if (!id.success) throw new ServiceError('not_found');
    return c.json({ status: true, data: await readOwnLive(c.var.ctx, id.data) }, 200);
  });
}

const forTheSite = createMiddleware<AppEnv>(async (c, next) => {
  if (!isKnownClient(c.var.ctx.config.clientId, c.req.header('x-client-id')))
    throw new ServiceError('client_unknown');
  await next();
});
