/** Work was ended because its process stops: nothing failed, and another process, or the next start, does it. */
export class StoppedEarly extends Error {
  override readonly name = 'StoppedEarly';
}
