const minute = 60_000;
const day = 24 * 60 * minute;

/** How long logins live, in milliseconds. */
export const lifetimes = {
  /** A token, from its issue; never beyond its session. */
  token: 60 * minute,
  /** A session, from the login, however busy. */
  absolute: 30 * day,
  /** A session that no token is refreshed for. */
  idle: 14 * day,
  /** How long the token before the current one still gets the current one (two tabs, two processes). */
  grace: 20_000,
} as const;
