import { expect, test } from 'vitest';
import { toChannel } from './to-channel';

const id = 'UCabcdefghijklmnopqrstuv';

test.each([
  [`https://www.youtube.com/channel/${id}`, { id }],
  [`https://youtube.com/channel/${id}/live?x=1`, { id }],
  ['https://www.youtube.com/@kanal.adi', { handle: '@kanal.adi' }],
  ['https://m.youtube.com/@kanal/streams', { handle: '@kanal' }],
  ['https://www.youtube.com/@yay%C4%B1nc%C4%B1', { handle: '@yayıncı' }],
  ['https://www.youtube.com/@%E0', { handle: '@%E0' }],
  ['https://www.youtube.com/watch?v=x', null],
  ['https://www.youtube.com/channel/kisa', null],
  ['https://youtube.com.example/@kanal', null],
  ['', null],
])('an address names its channel, or none: %s', (link, channel) => {
  expect(toChannel(link)).toEqual(channel);
});
