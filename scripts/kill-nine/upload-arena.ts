import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '@/api/db/client';
import { runMigrations } from '@/api/db/migrations';
import { openCluster } from '@/postgres/cluster';
import { freePort } from '@/system/ports';
import { apiProcess } from './api-process';
import { addMember } from './arena';
import { killCluster } from './kill-cluster';
import { listChildren } from './list-children';

/** A database and an API of their own in a folder, each a real process that can be killed, and a member who sends pictures. */
export async function openUploadArena(folder: string) {
  let cluster = await openCluster(folder);
  const { port, url } = cluster;
  await runMigrations(url);
  const api = apiProcess(await freePort(), {
    DATABASE_URL: url,
    UPSTREAM_JWT_SECRET: randomBytes(32).toString('base64url'),
  });
  await api.start();
  const database = openDatabase({ url, maxConnections: 2 });
  const token = await addMember(database, api.base, { name: 'gonderen' });
  return {
    api,
    db: database.db,
    token,
    begin: (picture: Buffer) => beginUpload(api.base, token, picture),
    /** Resolves with the process that makes a picture anew, once there is one; null where the answer came before it was seen. */
    decoder: (answer: Promise<unknown>) => findDecoder(api.pid(), answer),
    killDatabase: () => killCluster(cluster),
    startDatabase: async () => {
      cluster = await openCluster(folder, { port });
    },
    close: async () => {
      await api.kill();
      await database.close().catch(() => undefined);
      await cluster.stop();
    },
  };
}

async function findDecoder(api: number, answer: Promise<unknown>): Promise<number | null> {
  const answered = answer.then(() => null);
  for (;;) {
    const [decoder] = listChildren(api, /reencode-picture/);
    if (decoder !== undefined) return decoder;
    if ((await Promise.race([answered, delay(2, 'not yet')])) === null) return null;
  }
}

/** What the member was told; null where the connection broke before there was an answer. */
export interface UploadAnswer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly body: unknown;
}

/** Sends a picture up to its middle; resolves once that is on its way, with how to send the rest and what came of it. */
async function beginUpload(base: string, token: string, picture: Buffer) {
  const sent = request(`${base}/media`, {
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'image/png',
      'content-length': picture.length,
    },
  });
  const answer = readAnswer(sent);
  const middle = Math.floor(picture.length / 2);
  await new Promise((resolve) => sent.write(picture.subarray(0, middle), resolve));
  return {
    answer,
    finish: () => {
      sent.end(picture.subarray(middle));
      return answer;
    },
  };
}

async function readAnswer(sent: ReturnType<typeof request>): Promise<UploadAnswer | null> {
  try {
    const [response] = await once(sent, 'response');
    const body: unknown = JSON.parse(Buffer.concat(await response.toArray()).toString());
    return { status: response.statusCode, retryAfter: response.headers['retry-after'], body };
  } catch {
    return null;
  }
}
