/** What the names begin with under which a browser keeps, for each entry of the stream desk, what was typed and not sent yet. */
export const streamDeskKey = 'stream-desk:';
