/** A call that the command does not make. */
export interface UnaskedCall {
  readonly method: string;
  readonly path: string;
  readonly why: string;
}

/** What the content desk reads. */
const deskReads = [
  ...['', '/{kind}/fields', '/{kind}/entries', '/{kind}/export.csv', '/{kind}/export.json'],
  ...['', '/versions', '/versions/{number}'].map((rest) => `/{kind}/entries/{slug}${rest}`),
];

/** The specification's calls, and reads of the contract, that an upstream is not asked, each with its reason. */
export const unaskedCalls: readonly UnaskedCall[] = [
  ...[...deskReads.map((rest) => `/desk/content${rest}`), '/desk/references/{of}'].map((path) => ({
    ...{ method: 'GET', path, why: 'the desk of this product; another upstream has its own' },
  })),
  { method: 'POST', path: '/register', why: 'an account that was made cannot be unmade' },
  { method: 'GET', path: '/api/bc/banners/{banner_id}/view', why: 'each answer counts as an impression' },
  {
    method: 'GET',
    path: '/text-pages/{slug}',
    why: 'the site has texts of its own where the operator has none',
  },
  { method: 'GET', path: '/pictures/{id}', why: 'bytes of a picture; GET /wins names them' },
  { method: 'GET', path: '/library/{id}/{form}', why: 'bytes of a picture of the library' },
  { method: 'GET', path: '/media/{id}', why: 'bytes of a picture that a member has handed in' },
  { method: 'GET', path: '/user/export', why: 'everything about the account in one file' },
  { method: 'GET', path: '/setup', why: 'another upstream has a setup of its own' },
  { method: 'GET', path: '/healthz', why: 'no part of the contract' },
  { method: 'GET', path: '/readyz', why: 'no part of the contract' },
];
