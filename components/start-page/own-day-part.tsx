import { getMessages } from 'next-intl/server';
import { MoreMessages } from '@/components/ui/more-messages';
import { OwnDayLine } from './own-day-line';

/** The viewer's own line of the start page, with the texts that it alone needs. */
export async function OwnDayPart() {
  const { ownDay } = await getMessages();
  return (
    <MoreMessages messages={{ ownDay }}>
      <OwnDayLine />
    </MoreMessages>
  );
}
