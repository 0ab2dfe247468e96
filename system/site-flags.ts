/**
 * What Node is started with where the site runs: twice as much room for what is young, so that it is looked through half as often while pages are made
 * (docs/adr/467). Another 40 MiB or so of a busy process; it cannot be said later than its start.
 */
export const siteFlags: readonly string[] = ['--max-semi-space-size=32'];
