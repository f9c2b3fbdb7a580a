import * as z from 'zod/mini';

const time = z.string().check(z.regex(/^\d{2}:\d{2}$/, 'A time is written HH:MM, e.g. 09:00'));

/** What `content/site.json` holds: everything that names the business. */
const siteSchema = z.strictObject({
	name: z.string().check(z.minLength(1)),
	/** The airline name that one generated offer in each search carries, and the default of a new deal. */
	airline: z.string().check(z.minLength(1)),
	tagline: z.string(),
	url: z.url(),
	phone: z.string().check(z.minLength(10)),
	email: z.email(),
	/** The letters every booking reference begins with. */
	referencePrefix: z.string().check(z.regex(/^[A-Z]{2}$/, 'Two capital letters')),
	address: z.strictObject({
		street: z.string(),
		city: z.string(),
		region: z.string(),
		postalCode: z.string(),
		country: z.string(),
	}),
	/** One line a group of days; `opens` and `closes` are null on days the desk is closed. */
	hours: z.array(
		z.strictObject({ days: z.string(), opens: z.nullable(time), closes: z.nullable(time) }),
	),
	social: z.array(z.strictObject({ name: z.string(), href: z.url() })),
});

export type Site = z.infer<typeof siteSchema>;

/**
 * Reads the parsed `content/site.json`; the build calls this before anything else.
 * @throws when the file breaks the schema, naming the file and each wrong field
 */
export function parseSite(json: unknown): Site {
	const result = siteSchema.safeParse(json);
	if (result.success) return result.data;
	const problems = result.error.issues.map(
		(issue) => `  ${issue.path.join('.')}: ${issue.message}`,
	);
	throw new Error(`content/site.json is not valid:\n${problems.join('\n')}`);
}
