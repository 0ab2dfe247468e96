import { createRoute, z } from '@hono/zod-openapi';
import { bannerIdSchema } from '@/contract/site';
import { anyErrors, errorAnswers } from '../http/answers';
import type { Api } from '../http/app-env';
import { findBanner, viewBanner } from '../services/banners/view-banner';

/** GET /api/bc/banners/{banner_id}/view: the banner service's picture (specification 7), counted. */
export function registerBannerRoutes(app: Api): void {
  app.openapi(view, async (c) => {
    // Who asks for the head alone sees no picture.
    const read = c.req.method === 'HEAD' ? findBanner : viewBanner;
    const { image, contentType, digest } = await read(c.var.ctx, c.req.valid('param').banner_id);
    return c.body(new Uint8Array(image), 200, {
      'Content-Type': contentType,
      'Content-Disposition': 'inline',
      'Cache-Control': 'private, max-age=300',
      ETag: `"${digest}"`,
    });
  });
}

const picture = { schema: z.string().openapi({ format: 'binary' }) };

const view = createRoute({
  method: 'get',
  path: '/api/bc/banners/{banner_id}/view',
  tags: ['banners'],
  summary: 'A banner’s picture; each answer counts as one impression',
  request: { params: z.object({ banner_id: bannerIdSchema }) },
  responses: {
    200: {
      description: 'The picture',
      content: { 'image/webp': picture, 'image/png': picture, 'image/jpeg': picture },
    },
    ...errorAnswers(404, ...anyErrors),
  },
});
