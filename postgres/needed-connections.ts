/** What a process of the API holds at most: ten for requests, six for jobs, one to listen, and one where a Telegram bot asks for updates itself. */
const ofAProcess = 10 + 6 + 1 + 1;

/** Two readers of the books, three that PostgreSQL keeps for its administrator, and five for commands (backup, import, doctor) and a person. */
const beside = 2 + 3 + 5;

/**
 * How many connections PostgreSQL has to take (`max_connections`) for so many processes of the API, on all machines together, and for one more: a new process is there before
 * the one whose place it takes has ended. A replica for reads takes ten of each process besides.
 */
export function neededConnections(apiProcesses: number): number {
  return ofAProcess * (apiProcesses + 1) + beside;
}
