import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { env } from './lib/env';

env();

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  typedRoutes: true,
  images: { unoptimized: true },
  turbopack: { root: import.meta.dirname },
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
