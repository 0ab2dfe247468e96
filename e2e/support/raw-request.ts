import { request } from 'node:http';

export interface RawAnswer {
  readonly status: number;
  readonly location: string | null;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** GETs a target exactly as it is written: no client tidies the path up on the way. */
export function rawGet(
  port: number,
  target: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    // A connection of its own: one that is kept may be closed by the site in the moment in which it is used again.
    const options = { host: '127.0.0.1', port, path: target, headers, agent: false };
    const sent = request(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          location: answer.headers.location ?? null,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    sent.setTimeout(120_000, () => sent.destroy(new Error(`no answer for ${target}`)));
    sent.on('error', reject);
    sent.end();
  });
}
