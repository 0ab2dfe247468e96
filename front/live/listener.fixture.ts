import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { createParser } from 'eventsource-parser';
import { type LiveMessage, liveMessageSchema } from '@/contract/live';

/** A browser that listens to a stream, and what it heard. */
export interface Listener {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly messages: LiveMessage[];
  readonly raw: () => string;
  readonly lastId: () => string;
  /** Reads no more, or goes on. */
  readonly response: IncomingMessage;
  readonly ended: Promise<void>;
  leave(): void;
}

/** Opens `/api/live?topics=…` at a port of this machine. */
export function listenTo(
  port: number,
  topics: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const path = `/api/live?topics=${topics}`;
    const asked: ClientRequest = request(
      { host: '127.0.0.1', port, path, headers, agent: false },
      (response) => {
        const messages: LiveMessage[] = [];
        let [raw, lastId] = ['', ''];
        const parser = createParser({
          onEvent: ({ id, event, data }) => {
            if (event === 'beat') return;
            if (id) lastId = id;
            messages.push(liveMessageSchema.parse(JSON.parse(data)));
          },
        });
        response.setEncoding('utf8').on('data', (text: string) => {
          raw += text;
          if (response.statusCode === 200) parser.feed(text);
        });
        const ended = new Promise<void>((done) => response.once('close', () => done()));
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          messages,
          response,
          ended,
          raw: () => raw,
          lastId: () => lastId,
          leave: () => asked.destroy(),
        });
      },
    );
    asked.once('error', reject).end();
  });
}
