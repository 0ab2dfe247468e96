import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ServiceContext } from '../context';
import type { Member } from '../services/sessions/authenticate';

/** What every handler finds in `c.var`. */
export interface AppEnv {
  Variables: {
    /** The service context of this request. */
    ctx: ServiceContext;
    /** Who is calling, looked up once a request; throws what `authenticate` does. Who begins it early need not wait for it. */
    findCaller: () => Promise<Member>;
  };
}

/** The application that resources register their routes on. */
export type Api = OpenAPIHono<AppEnv>;
