import { methods } from '@/lib/bff/methods';
import { takeTelegramUpdate } from '@/lib/bff/telegram-update';

/** POST: an update of Telegram, which proves itself by the secret that the API gave to it. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: takeTelegramUpdate });
