import { siteMetadata, siteViewport } from '@/lib/seo/page-metadata';
import './globals.css';

export const generateMetadata = siteMetadata;
export const viewport = siteViewport;

export default function RootLayout({ children }: LayoutProps<'/'>) {
  return (
    <html lang="tr">
      <body>{children}</body>
    </html>
  );
}
