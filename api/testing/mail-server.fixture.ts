import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A mail as the server got it, decoded. */
export interface ReceivedMail {
  readonly from: string;
  /** The header: name and address. */
  readonly sender: string;
  readonly to: readonly string[];
  readonly headers: ReadonlyMap<string, string>;
  readonly subject: string;
  readonly text: string;
}

export interface MailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** From now on every receiver is refused, or none is. */
  refuse(isRefusing: boolean): void;
  close(): Promise<void>;
}

/** A real SMTP server on this machine that keeps what it gets. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let isRefusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _, done) =>
      done(isRefusing ? Object.assign(new Error(`no ${address} here`), { responseCode: 550 }) : undefined),
    onData: (stream, { envelope }, done) => {
      void stream.toArray().then((chunks) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, ...readMail(Buffer.concat(chunks).toString()) });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (value) => {
      isRefusing = value;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function readMail(raw: string): Pick<ReceivedMail, 'headers' | 'sender' | 'subject' | 'text'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = new Map(
    lines.map(
      (line) => [line.split(':')[0]?.toLowerCase() ?? '', line.slice(line.indexOf(':') + 2)] as const,
    ),
  );
  const body = rest.join('\r\n\r\n');
  const isBase64 = headers.get('content-transfer-encoding') === 'base64';
  const text = isBase64 ? Buffer.from(body, 'base64').toString() : readQuoted(body);
  return {
    headers,
    sender: readWords(headers.get('from') ?? ''),
    subject: readWords(headers.get('subject') ?? ''),
    text: text.replaceAll('\r\n', '\n'),
  };
}

/** Quoted-printable (RFC 2045). */
function readQuoted(body: string): string {
  const joined = body.replace(/=\r\n/g, '');
  return Buffer.from(
    joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
}

/** Encoded words of a header (RFC 2047). */
function readWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : readQuoted(word.replaceAll('_', ' ')),
    );
}
