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
  ...[
    ...deskReads.map((rest) => `/desk/content${rest}`),
    ...['/desk/references/{of}', '/desk/stream/{kind}/{slug}', '/desk/stream/{kind}/{slug}/end'],
    ...['/desk/sponsor-report', '/desk/sponsor-reports', '/desk/sponsor-tracking/{slug}'],
  ].map((path) => ({
    ...{ method: 'GET', path, why: 'the desk of this product; another upstream has its own' },
  })),
  { method: 'POST', path: '/register', why: 'an account that was made cannot be unmade' },
  { method: 'GET', path: '/api/bc/banners/{banner_id}/view', why: 'each answer counts as an impression' },
  {
    method: 'GET',
    path: '/text-pages/{slug}',
    why: 'the site has texts of its own where the operator has none',
  },
  ...['tournaments', 'bonus-hunts', 'events'].map((area) => ({
    ...{
      method: 'GET',
      path: `/${area}/{slug}/draw`,
      why: 'promised for some brackets, hunts and events alone',
    },
  })),
  { method: 'GET', path: '/postback/{sponsor}', why: 'told by sponsors’ systems alone, with a proof' },
  { method: 'GET', path: '/overlays/{digest}', why: 'a link that the team of this product has made' },
  { method: 'GET', path: '/pictures/{id}', why: 'bytes of a picture; GET /wins names them' },
  { method: 'GET', path: '/library/{id}/{form}', why: 'bytes of a picture of the library' },
  { method: 'GET', path: '/media/{id}', why: 'bytes of a picture that a member has handed in' },
  { method: 'GET', path: '/user/export', why: 'everything about the account in one file' },
  { method: 'GET', path: '/setup', why: 'another upstream has a setup of its own' },
  {
    method: 'GET',
    path: '/user/kick',
    why: 'the connection with Kick is this product’s; another upstream has its own',
  },
  {
    method: 'GET',
    path: '/desk/kick',
    why: 'the connection with Kick is this product’s; another upstream has its own',
  },
  { method: 'GET', path: '/healthz', why: 'no part of the contract' },
  { method: 'GET', path: '/readyz', why: 'no part of the contract' },
];
