import { text } from 'node:stream/consumers';

import { teachComponents } from '#src/local/functions/load-components.ts';

// Draws the rows that it reads, for tests/support/fresh-rows.ts.
teachComponents();
const { drawFreshRows } = await import('#src/islands/pages/served/draw-fresh-rows.ts');
process.stdout.write(drawFreshRows(JSON.parse(await text(process.stdin))));
