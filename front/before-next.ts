import { shareStorages } from './shared-storage';
import { unlinkImmediates } from './unlink-immediates';

// For who imports it before anything else: Next takes `setImmediate` and `AsyncLocalStorage` for itself as soon as it is loaded.
unlinkImmediates();
shareStorages();
