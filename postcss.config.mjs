import { fileURLToPath } from 'node:url';

export default {
  plugins: {
    '@tailwindcss/postcss': {},
    [fileURLToPath(new URL('lib/styles/short-rules.cjs', import.meta.url))]: {},
  },
};
