export interface Disguise {
  readonly name: string;
  readonly target: string;
  readonly headers?: Record<string, string>;
}

const subrequest = (name: string) => Array.from({ length: 5 }, () => name).join(':');

/** Headers that once led past a middleware or choose another transport of the same page (T-MW-1, 2, 4). */
const headerSets: Readonly<Record<string, Record<string, string>>> = {
  plain: {},
  'middleware subrequest': { 'x-middleware-subrequest': subrequest('middleware') },
  'src/middleware subrequest': { 'x-middleware-subrequest': subrequest('src/middleware') },
  'pages/_middleware subrequest': { 'x-middleware-subrequest': 'pages/_middleware' },
  'middleware next': { 'x-middleware-next': '1' },
  'middleware rewrite': { 'x-middleware-rewrite': '/sponsorlar' },
  'matched path': { 'x-matched-path': '/sponsorlar' },
  'invoke path': {
    'x-invoke-path': '/sponsorlar',
    'x-invoke-status': '200',
    'x-invoke-output': '/sponsorlar',
  },
  'route matches': { 'x-now-route-matches': '1=sponsorlar' },
  'nextjs rewrite': { 'x-nextjs-rewrite': '/sponsorlar' },
  'data request': { 'x-nextjs-data': '1' },
  rsc: { rsc: '1' },
  prefetch: { rsc: '1', 'next-router-prefetch': '1' },
  'tree prefetch': { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  'full prefetch': { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_full' },
  'page prefetch': {
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/!KG1lbWJlcik/vip/__PAGE__',
  },
};

/** Every form in which a guarded path has to stay guarded. */
export function toDisguises(path: string): Disguise[] {
  const name = path.slice(1);
  const encoded = `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`;
  const targets = [
    `${path}?_rsc=x`,
    `${path}.rsc`,
    `${path}.rsc?_rsc=x`,
    `${path}.txt`,
    `${path}.json`,
    `${path}.segments/_tree.segment.rsc`,
    `${path}.segments/_full.segment.rsc`,
    `/_next/data/build${path}.json`,
    `/_next/data/x/..${path}.json`,
    `/_next/static/..${path}`,
    `/_next/static/../..${path}`,
    `/api/..${path}`,
    `/api/%2e%2e${path}`,
    `/${path}`,
    `//${path}`,
    `/\\${name}`,
    `/${encoded}`,
    `/${encoded.replace('%', '%25')}`,
    path.toUpperCase(),
    `${path}/`,
    `${path}//`,
    `${path}/.`,
    `${path}/..${path}`,
    `${path};x`,
    `${path}%2f`,
    `${path}%5c`,
    `${path}%00`,
    `${path}%20`,
    `${path}%09`,
    `${path}%23`,
    `${path}%3f`,
    `${path}?nxtPsection=info`,
    `${path}?section=info`,
    `${path}?__nextDefaultLocale=tr`,
    `${path}?ref=code`,
    `/x/..${path}`,
    `/.${path}`,
    `/./${name}`,
    `/tr${path}`,
    `http://127.0.0.1${path}`,
  ].map((target) => ({ name: target, target }));
  const withHeaders = Object.entries(headerSets).map(([set, headers]) => ({
    name: set,
    target: path,
    headers,
  }));
  return [...withHeaders, ...targets];
}
