interface Asked {
  /** Whether the site can make the page just now. */
  readonly isMade: () => Promise<boolean>;
  readonly refresh: () => void;
}

/** Between two tries, twice as long each time; milliseconds. */
const restMs = 2_000;
const longestRestMs = 60_000;

/**
 * Has the page that is open read anew, again and again until it is stopped, and only while the site can make it: a router whose reading fails
 * leaves the page for the browser's own error, and whoever watches a board would lose it to a site that is restarted. Answers how it is stopped.
 */
export function keepAsking({ isMade, refresh }: Asked): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = async (rest: number): Promise<void> => {
    const canBeRead = await isMade().catch(() => false);
    if (isStopped) return;
    if (canBeRead) refresh();
    timer = setTimeout(() => void turn(Math.min(rest * 2, longestRestMs)), rest);
  };
  void turn(restMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
