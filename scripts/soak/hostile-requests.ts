/** A request that nobody with good intentions sends. */
export interface HostileRequest {
  readonly name: string;
  /** Exactly what goes over the connection. */
  readonly bytes: Buffer;
}

/** The nth of each kind: what is made up in one is another text each time. */
export function hostileRequests(host: string, nth: number): readonly HostileRequest[] {
  const made = `${nth.toString(36)}-${'z'.repeat(nth % 40)}`;
  return [...addresses(host, made), ...headers(host, made), ...bodies(host, made), ...broken(host)];
}

function addresses(host: string, made: string): HostileRequest[] {
  const targets: Readonly<Record<string, string>> = {
    'an unknown page': `/${made}`,
    'an unknown item': `/market/${made}`,
    'an unknown article': `/haberler/${made}`,
    'an unknown hunt': `/bonus-hunts/${made}`,
    'an unknown call': `/api/${made}`,
    'an item out of dots': '/market/..%2f..%2f..%2fetc%2fpasswd',
    'a way out of the root': '/../../../../etc/passwd',
    'a way out in percent signs': '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    'a way into the build': '/_next/../../.data/secrets.json',
    'NUL in an address': '/haberler/%00',
    'half a percent sign': '/market/%E0%A4%A',
    'UTF-8 that is none': '/oyunlar/%ff%fe',
    'an address of 9 000 letters': `/${'a'.repeat(9_000)}`,
    'a query of 4 000 names': `/api/sponsors?${'a=1&'.repeat(1_500)}`,
    'a page of wrong types': '/haberler?sayfa=-1&sayfa[]=x&sayfa=1e99',
    'a cursor that is none': '/market?cursor=%7B%22%24ne%22%3Anull%7D',
    'SQL in a search': '/ara?q=%27%3B%20drop%20table%20users%3B%20--',
    'a script in a search': '/ara?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    'a picture from elsewhere': '/_next/image?url=http%3A%2F%2F169.254.169.254%2F&w=64&q=75',
    'streams of nothing': '/api/live?topics=%00,,,hunt:..%2f',
    'two slashes': '//evil.example/%2f..',
  };
  return Object.entries(targets).map(([name, target]) => ({ name, bytes: message(host, `GET ${target}`) }));
}

function headers(host: string, made: string): HostileRequest[] {
  const sent: Readonly<Record<string, readonly string[]>> = {
    'a header of 20 KB': [`x-long: ${'h'.repeat(20_000)}`],
    'three hundred headers': Array.from({ length: 300 }, (_, at) => `x-${at}: 1`),
    'a sealed cookie that is none': [`cookie: sikke=Fe26.2*1*${made}*AAAA*BBBB*CCCC`],
    'a cookie of 7 KB': [`cookie: sikke=${'c'.repeat(7_000)}`],
    'a cookie of signs': ['cookie: ;;=;=;sikke==;\u007f'],
    'the flags of Next itself': [
      'x-middleware-subrequest: middleware',
      'rsc: 1',
      'next-router-state-tree: %',
    ],
    'an action of the server': [`next-action: ${'f'.repeat(40)}`],
    'a foreign host': ['x-forwarded-host: evil.example', 'x-forwarded-proto: gopher'],
    'a range that is none': ['range: bytes=99999999999-1,-,x'],
    'an encoding that is none': ['accept-encoding: gzip;q=9, \u00ff, *;q=-1'],
    'a language that is none': [`accept-language: ${'tr;q=0.1,'.repeat(400)}`],
    'an upgrade': ['upgrade: websocket', 'sec-websocket-key: x', 'connection: upgrade'],
  };
  return Object.entries(sent).map(([name, lines]) => ({
    name,
    bytes: message(host, 'GET /sponsorlar', lines),
  }));
}

function bodies(host: string, made: string): HostileRequest[] {
  const json = ['content-type: application/json', `origin: http://${host}`];
  const login = (name: string, body: string | Buffer, lines: readonly string[] = json) => ({
    name,
    bytes: message(host, 'POST /api/login', lines, body),
  });
  return [
    login('JSON that breaks off', '{"email":"a'),
    login('JSON that is a list', '[[[[[[]]]]]]'),
    login('JSON 20 000 deep', '['.repeat(20_000)),
    login('a number for a name', '{"email":1e999,"password":{}}'),
    login('a prototype', '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}'),
    login('bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d])),
    login('NUL in a name', JSON.stringify({ email: `a\0${made}`, password: 'x\0y' })),
    login('half a sign of UTF-16', '{"email":"\\ud800","password":"\\udfff"}'),
    login('a name of 60 KB', JSON.stringify({ email: 'e'.repeat(60_000), password: 'p' })),
    login('a form', 'email=a&password=b', ['content-type: application/x-www-form-urlencoded']),
    login('nothing', ''),
    login('another site', '{"email":"a","password":"b"}', [json[0] ?? '', 'origin: https://evil.example']),
    login('more than a megabyte', 'x'.repeat(1_100_000)),
    { name: 'an order of nobody', bytes: message(host, `POST /api/market/${made}/orders`, json, '{}') },
    { name: 'a webhook of nobody', bytes: message(host, 'POST /api/kick/webhook', json, '{"a":1}') },
    {
      name: 'a revalidation of nobody',
      bytes: message(host, 'POST /api/revalidate', json, '{"tags":["x"]}'),
    },
  ];
}

/** What is hardly HTTP. */
function broken(host: string): HostileRequest[] {
  const raw: Readonly<Record<string, string>> = {
    'a method that is none': `BREW / HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
    DELETE: `DELETE /sponsorlar HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`,
    'no host': 'GET /sponsorlar HTTP/1.1\r\nconnection: close\r\n\r\n',
    'two hosts': `GET / HTTP/1.1\r\nhost: ${host}\r\nhost: evil.example\r\nconnection: close\r\n\r\n`,
    'a version that is none': `GET / HTTP/9.9\r\nhost: ${host}\r\n\r\n`,
    'NUL in a request': `GET /\0 HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
    'TLS on a plain port': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    'a length and chunks': `POST /api/login HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    'a length that is none': `POST /api/login HTTP/1.1\r\nhost: ${host}\r\ncontent-length: -1\r\n\r\n`,
    'a chunk without an end': `POST /api/login HTTP/1.1\r\nhost: ${host}\r\ntransfer-encoding: chunked\r\n\r\nffffffffff\r\nx`,
  };
  return Object.entries(raw).map(([name, text]) => ({ name, bytes: Buffer.from(text, 'latin1') }));
}

function message(host: string, start: string, lines: readonly string[] = [], body?: string | Buffer): Buffer {
  const content = body === undefined ? null : Buffer.from(body);
  const all = [
    `${start} HTTP/1.1`,
    `host: ${host}`,
    ...lines,
    ...(lines.some((line) => line.startsWith('connection:')) ? [] : ['connection: close']),
    ...(content === null ? [] : [`content-length: ${content.length}`]),
  ];
  const head = Buffer.from(`${all.join('\r\n')}\r\n\r\n`, 'latin1');
  return content === null ? head : Buffer.concat([head, content]);
}
