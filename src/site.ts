import siteJson from '../content/site.json' with { type: 'json' };
import type { Site } from './site-schema.ts';

/**
 * The business this site belongs to. Another agency re-brands the site by editing `content/site.json`,
 * which the build validates with `site-schema.ts`; keeping zod out of here keeps it out of the browser.
 */
export const site: Site = siteJson;
