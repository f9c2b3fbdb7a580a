/** How a date field opens its calendar, for those that are no React's. */
export { openFromField } from '#src/ui/calendar-opening.ts';
