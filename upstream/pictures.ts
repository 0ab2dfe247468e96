import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { createGate } from './gate';
import { ServiceError } from './service-error';

/** A picture made anew: WebP bytes without metadata, and a perceptual hash of 64 bits in hex. */
export interface Picture {
  readonly image: Buffer;
  readonly width: number;
  readonly height: number;
  readonly dhash: string;
}

/** How large a picture may become. */
interface PictureSize {
  /** In pixels; 2000 unless given. A smaller picture stays as it is. */
  readonly longestSide?: number;
}

/** Makes pictures anew. Refuses with `unavailable` when too many wait, and where the machine has no process left for one. */
export interface Pictures {
  /**
   * Decodes a JPEG, PNG or WebP and encodes it anew. Null for what is none, breaks the decoder, or asks for more than 25
   * megapixels, 10 000 px a side or 5 s.
   */
  reencode(bytes: Uint8Array, size?: PictureSize): Promise<Picture | null>;
}

interface Decoder {
  /** The program of the child, and what it runs. */
  readonly program: string;
  readonly script: string;
  /** In pixels. */
  readonly longestSide: number;
  /** After how many milliseconds it is killed. */
  readonly longestMs: number;
}

const decoder: Decoder = {
  program: process.execPath,
  script: fileURLToPath(new URL('./reencode-picture.mjs', import.meta.url)),
  longestSide: 2000,
  longestMs: 5000,
};
const factsSchema = z.object({ width: z.number().int(), height: z.number().int(), dhash: z.string() });

/** Each picture in a process of its own, which cannot take this one with it; two at a time and 16 waiting. */
export function createPictures(changes: Partial<Decoder> = {}): Pictures {
  const gate = createGate({ running: 2, waiting: 16 });
  return {
    reencode: async (bytes, size) =>
      isKnownType(bytes) ? gate(() => decodeApart(bytes, { ...decoder, ...changes, ...size })) : null,
  };
}

/** The first bytes of the three types (T-UP-1): everything else costs no process. */
function isKnownType(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP'))
  );
}

async function decodeApart(bytes: Uint8Array, { longestMs, ...decoder }: Decoder): Promise<Picture | null> {
  const child = await started(decoder);
  const timer = setTimeout(() => child.kill('SIGKILL'), longestMs);
  // A child that ends before it has read everything is no failure of this process.
  child.stdin.on('error', () => undefined);
  child.stdin.end(bytes);
  try {
    const [output, [code]] = await Promise.all([child.stdout.toArray(), once(child, 'close')]);
    return code === 0 ? pictureOf(Buffer.concat(output)) : null;
  } finally {
    clearTimeout(timer);
  }
}

/** What cannot be started says nothing about the picture: the member may send it again. */
async function started({ program, script, longestSide }: Omit<Decoder, 'longestMs'>) {
  try {
    const child = spawn(program, [script, String(longestSide)], {
      env: { NODE_ENV: 'production' },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    await once(child, 'spawn');
    return child;
  } catch (cause) {
    throw new ServiceError('unavailable', { retryAfterSeconds: 2 }, { cause });
  }
}

/** One line of facts, then the picture. */
function pictureOf(output: Buffer): Picture | null {
  const end = output.indexOf('\n');
  if (end < 0) return null;
  const facts = factsSchema.parse(JSON.parse(output.subarray(0, end).toString()));
  return { ...facts, image: output.subarray(end + 1) };
}
