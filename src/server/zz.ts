import { openDatabase } from './db/client.ts';
import { sql } from 'drizzle-orm';
const { database, close } = await openDatabase({ kind: 'embedded', directory: process.argv[2] ?? '' });
console.log(JSON.stringify((await database.execute(sql`select (select count(*) from flights) as n, (select count(*) from seeds) as s`) as any).rows)); await close();
