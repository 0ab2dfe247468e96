import { expect, test } from 'vitest';
import { listChats } from './chat';
import { toLive } from './live';

const chats = (kick_embed: string, youtube_embed: string) =>
  listChats(toLive({ is_live: true, stream: { kick_embed, youtube_embed } }).stream, 'ornek.example');

test('the chats are those of the channel and the video that play', () => {
  expect(
    chats(
      '<iframe src="https://player.kick.com/sikke?muted=true" onload="x()"></iframe>',
      'https://www.youtube.com/embed/AbCdEf_1234?autoplay=1',
    ),
  ).toEqual([
    { network: 'kick', url: 'https://kick.com/popout/sikke/chat' },
    { network: 'youtube', url: 'https://www.youtube.com/live_chat?v=AbCdEf_1234&embed_domain=ornek.example' },
  ]);
});

test.each([
  ['', ''],
  ['https://evil.example/sikke', 'https://evil.example/embed/AbCdEf_1234'],
  ['https://player.kick.com/a/b', 'https://www.youtube.com/embed/live_stream?channel=UC123'],
  ['javascript:alert(1)', 'https://www.youtube.com/watch?v=AbCdEf_1234'],
])('there is none for %j and %j', (kick, youtube) => {
  expect(chats(kick, youtube)).toEqual([]);
});
