import type { Api } from '../http/app-env';
import { documentPage } from '../http/document-page';
import { nameContractSchemas } from '../http/name-contract-schemas';

const info = {
  title: 'Sikke community API',
  version: '1.0.0',
  description:
    'What the site asks of its upstream. Wire fields are snake_case; every answer is the envelope {status, data} or the one error body.',
};

const securitySchemes = {
  client: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Client-Id',
    description: 'The secret that the site shares',
  },
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The token of POST /login' },
} as const;

/** GET /openapi.json: the OpenAPI 3.1 document. GET /docs: the same for reading. Register it after every resource. */
export function registerDocumentRoutes(app: Api): void {
  nameContractSchemas();
  for (const [name, scheme] of Object.entries(securitySchemes)) {
    app.openAPIRegistry.registerComponent('securitySchemes', name, scheme);
  }
  const document = () => app.getOpenAPI31Document({ openapi: '3.1.0', info, security: [{ client: [] }] });
  app.get('/openapi.json', (c) => c.json(document()));
  app.get('/docs', (c) => documentPage(c, document()));
}
