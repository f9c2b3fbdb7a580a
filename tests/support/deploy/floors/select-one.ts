import { Pool } from '@neondatabase/serverless';

/** The least that a function with a database can be. */
export default async function answer(): Promise<Response> {
	const pool = new Pool({ connectionString: process.env.DATABASE_URL });
	const { rows } = await pool.query('select 1 as one');
	return Response.json(rows);
}
