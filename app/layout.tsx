import { siteMetadata, siteViewport } from '@/lib/seo/page-metadata';
import { fontVariables } from './fonts';
import './globals.css';

export const generateMetadata = siteMetadata;
export const viewport = siteViewport;

export default function RootLayout({ children }: LayoutProps<'/'>) {
  return (
    <html lang="tr" data-header="2" className={fontVariables}>
      <body className="font-text">{children}</body>
    </html>
  );
}
