import { createPasswords } from '../passwords';

/** As the real ones, for a fraction of a millisecond each: what a hash costs is shown in `passwords.test.ts`. */
export const quickPasswords = createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });
