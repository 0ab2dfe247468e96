import { availableParallelism } from 'node:os';
import { type Algorithm, hash, parseOptions, verify } from '@node-rs/argon2';
import { createGate } from './gate';

/** Hashing of passwords, a few at a time. Refuses with `unavailable` when too many wait. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long without a usable hash (an unknown account) as with one, and is then false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  /** True when a hash was made with weaker parameters than today's. */
  isWeak(passwordHash: string): boolean;
}

/** Algorithm 2 is argon2id; the package's enum exists for the compiler only. */
const argon2id = 2 satisfies Algorithm.Argon2id as Algorithm;

/** What a hash costs: KiB of memory, turns, lanes. */
interface Cost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's parameters. */
const today: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash of nothing anybody typed, with today's parameters. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$nWnFDDxPa6dzOVM8Y2nVMw$fdUGkh5JCbfdL2M+9wm4ZX6gAywrOZeWR21mY0gHhAc';

/** Argon2id, with OWASP's parameters unless given, as many at once as there are cores and threads of libuv (four), and 64 waiting. */
export function createPasswords(cost: Cost = today): Passwords {
  const gate = createGate({ running: mostAtOnce(), waiting: 64 });
  return {
    hash: (password) => gate(() => hash(normal(password), { algorithm: argon2id, ...cost })),
    verify: async (passwordHash, password) => {
      const usable = passwordHash?.startsWith('$argon2') === true;
      const matches = await gate(() => verify(usable ? passwordHash : dummyHash, normal(password)));
      return matches && usable;
    },
    isWeak: (passwordHash) => isWeak(passwordHash, cost),
  };
}

/** More than there are cores would finish no sooner, and keep the rest of the program and the database from them (docs/adr/397). */
function mostAtOnce(): number {
  return Math.min(4, availableParallelism());
}

/** The same characters typed on another keyboard are the same password. */
function normal(password: string): string {
  return password.normalize('NFC');
}

function isWeak(passwordHash: string, cost: Cost): boolean {
  const { algorithm, memoryCost, timeCost } = parseOptions(passwordHash);
  return algorithm !== argon2id || memoryCost < cost.memoryCost || timeCost < cost.timeCost;
}
