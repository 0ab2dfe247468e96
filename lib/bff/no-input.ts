import { z } from 'zod';

/** The input of a handler that takes none: whatever was sent is dropped. */
export const noInput = z.unknown().transform((): undefined => undefined);
