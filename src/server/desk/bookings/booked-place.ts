import { sql } from 'drizzle-orm';

import { bookings } from '../../db/schema.ts';
import { places } from '../../db/schema/bookings.ts';
import { textWithin } from '../../db/schema/columns.ts';

const said = places.map((path) => sql`nullif(${textWithin(bookings.details, path)}, '')`);

/** Where a booking goes as its details say it, in today's shape or an older one; null where they do not. */
export const bookedPlace = sql<string | null>`coalesce(${sql.join(said, sql`, `)})`;
