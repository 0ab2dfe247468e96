/** An object of a bucket. */
export interface StoredObject {
  readonly key: string;
  /** In milliseconds. */
  readonly modifiedMs: number;
}

/** A bucket of an S3-compatible service, or the part of one below a prefix. Each call refuses with `unavailable` where the service does not answer as it should. */
export interface Bucket {
  /** What every key of ours begins with. */
  readonly prefix: string;
  put(key: string, content: Buffer): Promise<void>;
  /** Null where there is no such object. */
  get(key: string): Promise<Buffer | null>;
  /** Also well where there was none. */
  remove(key: string): Promise<void>;
  /** Everything below the prefix. */
  list(): AsyncIterable<StoredObject>;
}
