import type { Deps } from '../context';
import { noteAnnouncements } from '../services/announcements/note-announcements';
import { sendAnnouncements } from '../services/announcements/send-announcements';

/** Writes down what is to be announced, and sends what is due. */
export async function announce(deps: Deps): Promise<void> {
  const noted = await noteAnnouncements(deps);
  const sent = await sendAnnouncements(deps);
  if (noted + sent > 0) deps.log.info({ event: 'announced', noted, sent }, 'announcements noted and sent');
}
