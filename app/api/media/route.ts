import { methods } from '@/lib/bff/methods';
import { uploadMedia } from '@/lib/bff/upload-media';

/** POST: keeps a picture for the member's next claim; the body is the picture itself, at most 5 MB. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: uploadMedia });
