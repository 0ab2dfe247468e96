import { getRequestConfig } from 'next-intl/server';
import messages from '@/messages/tr.json';

/** One language (D23), one time zone (D22): constants, so that pages stay prerendered. */
export default getRequestConfig(() => ({ locale: 'tr', timeZone: 'Europe/Istanbul', messages }));
