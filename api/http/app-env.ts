import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ServiceContext } from '../context';

/** What every handler finds in `c.var`: the service context of this request. */
export interface AppEnv {
  Variables: { ctx: ServiceContext };
}

/** The application that resources register their routes on. */
export type Api = OpenAPIHono<AppEnv>;
