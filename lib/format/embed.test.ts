import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { embedUrl } from './embed';

const allowed =
  /^https:\/\/(player\.kick\.com\/[\w-]{1,64}|www\.youtube-nocookie\.com\/embed\/[\w-]{1,64}(\?channel=[\w-]{1,64})?)$/;

describe('embed markup', () => {
  it.each([
    [
      '<iframe src="https://player.kick.com/yayinci" height="720" allowfullscreen></iframe>',
      'kick',
      'https://player.kick.com/yayinci',
    ],
    [
      "<p>x</p><iframe width='1' src='https://player.kick.com/a_b-1?autoplay=true'>",
      'kick',
      'https://player.kick.com/a_b-1',
    ],
    ['https://player.kick.com/yayinci', 'kick', 'https://player.kick.com/yayinci'],
    [
      '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=1"></iframe>',
      'youtube',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    ],
    [
      '<iframe src="https://www.youtube.com/embed/live_stream?a=1&amp;channel=UC123"></iframe>',
      'youtube',
      'https://www.youtube-nocookie.com/embed/live_stream?channel=UC123',
    ],
  ] as const)('%s becomes the plain address of the player', (markup, player, url) => {
    expect(embedUrl(markup, player)).toBe(url);
  });

  it.each([
    '',
    null,
    '<iframe src=javascript:alert(1)>',
    '<iframe src="javascript:alert(1)">',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '<img src="https://player.kick.com/x" onerror=alert(1)>',
    '<iframe data-src="https://player.kick.com/x">',
    '<iframe src="http://player.kick.com/x">',
    '<iframe src="//player.kick.com/x">',
    '<iframe src="https://player.kick.com.evil.test/x">',
    '<iframe src="https://evil.test/player.kick.com">',
    '<iframe src="https://player.kick.com@evil.test/x">',
    '<iframe src="https://player.kick.com:8443/x">',
    '<iframe src="https://player.kick.com/x/../../y z">',
    '<iframe src="https://player.kick.com/x%2fy">',
    '<iframe src="https://player.kick.com/">',
    '<iframe src="https://www.youtube.com/watch?v=1">',
    '<iframe src="data:text/html,x">',
    `<iframe src="https://player.kick.com/${'a'.repeat(65)}">`,
    `${'<iframe'.repeat(2000)} src="https://player.kick.com/x">`,
  ])('%s is dropped', (markup) => {
    expect([embedUrl(markup, 'kick'), embedUrl(markup, 'youtube')]).toEqual([null, null]);
  });

  it('lets nothing through but the known address forms, whatever stands around it', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<iframe src="',
        '">',
        'https://player.kick.com/',
        'https://www.youtube.com/embed/',
        'javascript:',
        '\n',
        '&amp;',
        "'",
        '@evil.test',
        '\\',
      ),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }),
        fc.constantFrom('kick', 'youtube'),
        (pieces, player) => {
          const url = embedUrl(pieces.join(''), player);
          return url === null || allowed.test(url);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
