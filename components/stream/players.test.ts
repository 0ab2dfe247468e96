import { expect, test } from 'vitest';
import { listPlayers } from './players';

const stream = {
  kickLink: null,
  youtubeLink: null,
  kickEmbedUrl: 'https://player.kick.com/sikke',
  youtubeEmbedUrl: 'https://www.youtube-nocookie.com/embed/abc',
};

test('nothing is embedded while the streamer is not live', () => {
  expect(listPlayers({ isLive: false, stream })).toEqual([]);
});

test('while live, each player stands only where its embed is not empty, Kick first', () => {
  expect(listPlayers({ isLive: true, stream }).map(({ network }) => network)).toEqual(['kick', 'youtube']);
  expect(listPlayers({ isLive: true, stream: { ...stream, kickEmbedUrl: null } })).toEqual([
    { network: 'youtube', url: 'https://www.youtube-nocookie.com/embed/abc' },
  ]);
  expect(
    listPlayers({ isLive: true, stream: { ...stream, kickEmbedUrl: null, youtubeEmbedUrl: null } }),
  ).toEqual([]);
});
