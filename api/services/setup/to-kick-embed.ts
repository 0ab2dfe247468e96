/** The player of a Kick channel, from the channel's address; empty where the address is none. */
export function toKickEmbed(link: string): string {
  const channel = /^https:\/\/(?:www\.)?kick\.com\/([\w-]{1,50})\/?$/.exec(link)?.[1];
  return channel === undefined
    ? ''
    : `<iframe src="https://player.kick.com/${channel}" allowfullscreen></iframe>`;
}
