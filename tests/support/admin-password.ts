/** The administrator's password in the servers of browser tests. */
export const adminPassword = 'a long enough secret';
