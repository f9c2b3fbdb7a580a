import { site } from '#src/site.ts';

const { hours, timeZone, holidays } = site;

/** When the desk is there, as elements of a page take it: they load nothing else of `site.json`. */
export const deskHours = JSON.stringify({ hours, timeZone, holidays });
