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

/**
 * Makes pictures anew. Refuses with `unavailable` when too many wait, where the machine has no process left for one, and where it is too
 * busy to get one done: none of it says anything about the picture, which may be sent again.
 */
export interface Pictures {
  /**
   * Decodes a JPEG, PNG or WebP and encodes it anew. Null for what is none, breaks the decoder, or asks for more than 25
   * megapixels, 10 000 px a side or 5 s of a processor (ADR 148).
   */
  reencode(bytes: Uint8Array, size?: PictureSize): Promise<Picture | null>;
}

interface Decoder {
  /** The program of the child, and what it runs. */
  readonly program: string;
  readonly script: string;
  /** In pixels. */
  readonly longestSide: number;
  /** How much of a processor it may use, in whole seconds: what asks for more is refused as no picture. */
  readonly longestCpuS: number;
  /** After how many milliseconds of the clock it is ended, whatever it did with them; shorter than the site waits. */
  readonly longestMs: number;
}

const decoder: Decoder = {
  program: process.execPath,
  script: fileURLToPath(new URL('./reencode-picture.mjs', import.meta.url)),
  longestSide: 2000,
  longestCpuS: 5,
  longestMs: 12_000,
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
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, longestMs);
  // A child that ends before it has read everything is no failure of this process.
  child.stdin.on('error', () => undefined);
  child.stdin.end(bytes);
  try {
    const [output, [code]] = await Promise.all([child.stdout.toArray(), once(child, 'close')]);
    if (isLate || notStarted.includes(code)) throw new ServiceError('unavailable', { retryAfterSeconds: 10 });
    return code === 0 ? parsePicture(Buffer.concat(output)) : null;
  } finally {
    clearTimeout(timer);
  }
}

/** What a shell says of a program that it could not start. */
const notStarted: readonly unknown[] = [126, 127];

/** What cannot be started says nothing about the picture: the member may send it again. */
async function started(decoder: Omit<Decoder, 'longestMs'>) {
  const [program, ...args] = toCommand(decoder);
  try {
    const child = spawn(program, args, {
      env: { NODE_ENV: 'production' },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    await once(child, 'spawn');
    return child;
  } catch (cause) {
    throw new ServiceError('unavailable', { retryAfterSeconds: 2 }, { cause });
  }
}

/**
 * The shell bounds the processor time of what takes its place: the kernel keeps count, all threads together, and no code of the decoder can
 * talk it out of it. Where there is no such shell, the clock alone bounds it.
 */
function toCommand({ program, script, longestSide, longestCpuS }: Omit<Decoder, 'longestMs'>) {
  const command = [program, script, String(longestSide)] as const;
  if (process.platform === 'win32') return command;
  return ['/bin/sh', '-c', 'ulimit -t "$0"; exec "$@"', String(longestCpuS), ...command] as const;
}

/** One line of facts, then the picture. */
function parsePicture(output: Buffer): Picture | null {
  const end = output.indexOf('\n');
  if (end < 0) return null;
  const facts = factsSchema.parse(JSON.parse(output.subarray(0, end).toString()));
  return { ...facts, image: output.subarray(end + 1) };
}
