/**
 * Marks a call that the panel makes by itself while nobody works at it: it does not keep an administrator's session from
 * ending. A call without it counts as somebody's work.
 */
export const unattendedHeader = 'X-Unattended';
