import { type DestinationStream, pino } from 'pino';

/** Lines that could not be written are kept up to so many bytes, then forgotten. */
const mostBytes = 1_048_576;

/**
 * Writes the lines of a log to stdout, or to another descriptor, as they come. One that takes none, closed or on a disk that is full, does not end the program;
 * once it takes them again it gets them.
 */
export function logLines(descriptor = 1): DestinationStream {
  let destination = open();
  function open() {
    const opened = pino.destination({ dest: descriptor, sync: true, maxLength: mostBytes });
    opened.on('error', () => undefined);
    // It would drop all that follows, too: only what it takes has it try again.
    opened.on('drop', () => {
      destination = open();
    });
    return opened;
  }
  return { write: (line) => void destination.write(line) };
}
