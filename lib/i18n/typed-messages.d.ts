import type messages from '@/messages/tr.json';

declare module 'next-intl' {
  interface AppConfig {
    /** Whose points and commas numbers have; the words are Turkish in both. */
    Locale: 'en' | 'tr';
    Messages: typeof messages;
  }
}
