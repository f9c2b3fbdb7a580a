import { site } from '#src/site.ts';

import { signed } from '../layout/blocks.ts';

/** How our letters to visitors end. */
export const signature = signed(site.name, site.email);
