import { unlinkImmediates } from './unlink-immediates';

// For who imports it before anything else: Next takes `setImmediate` for itself as soon as it is loaded.
unlinkImmediates();
