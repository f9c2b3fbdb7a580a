import { existsSync } from 'node:fs';

import * as z from 'zod/mini';

import { administratorPasswordLength as passwordLength } from '#src/domain/users/user.ts';
import { site } from '#src/site.ts';

import { ErrorForPeople } from './error-for-people.ts';
import { isAddressRange } from './network.ts';

const siteAddress = z
	.string()
	.check(
		z.regex(/^https?:\/\/[^/?#@\s]+\/?$/, 'must be an address such as https://www.example.com'),
	);

const variables = z.object({
	DATABASE_URL: setting(
		z.string().check(
			z.regex(/^postgres(ql)?:\/\/./, 'must begin with postgresql://'),
			z.refine(
				(url) => URL.canParse(url),
				'must be a URL: write what is special in a password as %40 for @, %23 for #, %2F for /',
			),
		),
	),
	DATA_DIRECTORY: z._default(z.string(), '.data'),
	DATA_FSYNC: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
	ADMIN_EMAIL: z._default(z.email('must be an email address'), site.email),
	ADMIN_PASSWORD: setting(
		z
			.string()
			.check(
				z.minLength(passwordLength.least, `must have at least ${passwordLength.least} characters`),
				z.maxLength(passwordLength.most, `must have at most ${passwordLength.most} characters`),
			),
	),
	SITE_URL: setting(siteAddress),
	// Netlify's name for the address of a site. Elsewhere it may stand for anything.
	URL: z.catch(setting(siteAddress), null),
	BUILD_HOOK_URL: setting(
		z.string().check(z.regex(/^https?:\/\/./, 'must begin with https://'), z.url('must be a URL')),
	),
	SMTP_URL: setting(
		z
			.string()
			.check(
				z.regex(/^smtps?:\/\/./, 'must begin with smtp:// or smtps://'),
				z.url('must be a URL'),
			),
	),
	SAMPLES: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
	RATE_LIMITS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
	PREVIEW_DATABASE: z._default(z.enum(['own', 'shared'], 'must be own or shared'), 'shared'),
	// Netlify's words for where a build runs, and for which deploy. Elsewhere they may stand for anything.
	NETLIFY: z.catch(setting(z.string()), null),
	CONTEXT: z.catch(setting(z.string()), null),
	LOG_REQUESTS: setting(z.enum(['on', 'off'], 'must be on or off')),
	SLOW_QUERY_MS: wholeNumber('500', 60_000),
	ALERT_URL: setting(
		z.string().check(z.regex(/^https?:\/\/./, 'must begin with https://'), z.url('must be a URL')),
	),
	METRICS_TOKEN: setting(
		z.string().check(z.regex(/^[!-~]{32,200}$/, 'must be 32 to 200 characters without spaces')),
	),
	REQUIRE_SECOND_FACTOR: z._default(z.enum(['true', 'false'], 'must be true or false'), 'false'),
	SECOND_FACTOR_KEY: setting(
		z.string().check(z.regex(/^[\da-f]{64}$/i, 'must be 64 hexadecimal digits')),
	),
	PICTURE_STORE: z._default(
		z.enum(['database', 'netlify-blobs'], 'must be database or netlify-blobs'),
		'database',
	),
	BACKUP_KEY: setting(
		z.string().check(z.regex(/^[!-~]{32,200}$/, 'must be 32 to 200 characters without spaces')),
	),
	REBUILD: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
	// Shells have a variable of this name, too, for a program: any other value is none of ours.
	EDITOR: z.catch(setting(z.literal('git')), null),
	EDITOR_REPOSITORY: setting(
		z
			.string()
			.check(z.regex(/^[\w.-]+\/[\w.-]+$/, 'must be a repository on GitHub, as agency/site')),
	),
	EDITOR_BRANCH: z._default(z.string(), 'main'),
	HOST: setting(z.string()),
	TRUSTED_PROXIES: z.pipe(
		z.pipe(z._default(z.string(), ''), z.transform(listed)),
		z.array(
			z
				.string()
				.check(
					z.refine(isAddressRange, 'must be addresses and ranges such as 127.0.0.1,10.0.0.0/8'),
				),
		),
	),
	PORT: wholeNumber('4321', 65_535),
});

/** What the process was told by its environment; `.env.example` explains each variable. */
export type Environment = {
	/** null: the embedded database. */
	databaseUrl: string | null;
	dataDirectory: string;
	/** Whether the embedded database acknowledges no change before it is on the disk. */
	waitsForDisk: boolean;
	adminEmail: string;
	/** null: generated in embedded use. */
	adminPassword: string | null;
	/** Where letters link to, without a slash at its end: 'https://www.example.com'. No request can change it. */
	siteUrl: string;
	/** Where a new build is asked for when the catalog has changed; null: nowhere. */
	buildHookUrl: string | null;
	/** The mail server that letters are handed to; null: none. */
	smtpUrl: string | null;
	/** Whether a new database begins with the sample catalog. */
	plantsSamples: boolean;
	/** Whether uses of the public forms are counted and refused; off only to measure speed. */
	limitsUses: boolean;
	/** Whether a preview deploy has a database that is not the production's, and may change it. */
	hasPreviewDatabase: boolean;
	/** The deploy that is built: 'production', 'deploy-preview'. Empty elsewhere; a function is told with each call. */
	deployContext: string;
	/** A statement that takes longer is logged, in milliseconds. */
	slowQueryMilliseconds: number;
	/** Where it is posted that the service fails, and that it works again; null: nowhere. */
	alertUrl: string | null;
	/** What a program shows that reads `/api/metrics` without an account; null: none does. */
	metricsToken: string | null;
	/** Whether administrators have to have a second factor. */
	requiresSecondFactor: boolean;
	/** What second factors are sealed by in the database, in hexadecimal; null: they are not. */
	secondFactorKey: string | null;
	/** Where the files of uploaded pictures are kept. */
	pictureStore: 'database' | 'netlify-blobs';
	/** What backups are sealed by; null: they are not. */
	backupKey: string | null;
	/** Whether `npm start` builds the pages anew after the catalog has changed. */
	rebuildsPages: boolean;
	/** The repository that the editor at `/edit` changes; null: there is no editor. */
	editor: { name: string; branch: string } | null;
	/** null: every network interface of the machine. */
	host: string | null;
	/** The proxies in front that are believed, as addresses and ranges: '10.0.0.0/8'. Only `npm start` has any. */
	trustedProxies: string[];
	port: number;
};

/** A variable has a value that cannot be used. */
export class EnvironmentError extends ErrorForPeople {
	override name = 'EnvironmentError';
}

/**
 * Reads the environment. A variable that is set to nothing counts as not set.
 * @throws EnvironmentError naming each wrong variable, never its value
 */
export function environment(source: NodeJS.ProcessEnv = process.env): Environment {
	const given = Object.entries(source).filter(([, value]) => value !== '');
	const result = z.safeParse(variables, Object.fromEntries(given));
	if (!result.success) throw new EnvironmentError(result.error.issues.map(describe).join('\n'));
	const { data } = result;
	return {
		databaseUrl: data.DATABASE_URL,
		dataDirectory: data.DATA_DIRECTORY,
		waitsForDisk: data.DATA_FSYNC === 'on',
		adminEmail: data.ADMIN_EMAIL.toLowerCase(),
		adminPassword: data.ADMIN_PASSWORD,
		siteUrl: siteUrlOf(data).replace(/\/$/, ''),
		buildHookUrl: data.BUILD_HOOK_URL,
		smtpUrl: data.SMTP_URL,
		plantsSamples: data.SAMPLES === 'on',
		limitsUses: data.RATE_LIMITS === 'on',
		hasPreviewDatabase: data.PREVIEW_DATABASE === 'own',
		deployContext: data.NETLIFY === 'true' ? (data.CONTEXT ?? '') : '',
		slowQueryMilliseconds: data.SLOW_QUERY_MS,
		alertUrl: data.ALERT_URL,
		metricsToken: data.METRICS_TOKEN,
		requiresSecondFactor: data.REQUIRE_SECOND_FACTOR === 'true',
		secondFactorKey: data.SECOND_FACTOR_KEY,
		pictureStore: data.PICTURE_STORE,
		backupKey: data.BACKUP_KEY,
		rebuildsPages: data.REBUILD === 'on',
		editor: editorOf(data),
		host: data.HOST,
		trustedProxies: data.TRUSTED_PROXIES,
		port: data.PORT,
	};
}

/** Whether the environment says whose account the administrator's is; otherwise it is that of the site's address. */
export function isAdministratorNamed(source: NodeJS.ProcessEnv = process.env): boolean {
	return Boolean(source['ADMIN_EMAIL']);
}

/**
 * Whether a line is written about each request, also where nothing is wrong: where nobody said, unless somebody sits at
 * the terminal.
 */
export function logsRequests(
	source: NodeJS.ProcessEnv = process.env,
	isTerminal: boolean = process.stdout.isTTY,
): boolean {
	return (source['LOG_REQUESTS'] || (isTerminal ? 'off' : 'on')) === 'on';
}

/** Adds what `.env` says to the environment; what is set already stays. For commands, not for tests. */
export function loadEnvironmentFile(): void {
	if (existsSync('.env')) process.loadEnvFile('.env');
}

function editorOf(data: z.infer<typeof variables>): Environment['editor'] {
	const { EDITOR: kind, EDITOR_REPOSITORY: name, EDITOR_BRANCH: branch } = data;
	if (kind === null) return null;
	if (name === null) {
		throw new EnvironmentError(
			'EDITOR_REPOSITORY must name the repository on GitHub, as agency/site',
		);
	}
	return { name, branch };
}

function siteUrlOf(data: z.infer<typeof variables>): string {
	const ownUrl = data.DATABASE_URL === null ? `http://localhost:${data.PORT}` : site.url;
	return data.SITE_URL ?? data.URL ?? ownUrl;
}

function setting<Schema extends z.ZodMiniType<string>>(schema: Schema) {
	return z._default(z.nullable(schema), null);
}

function wholeNumber(usual: string, most: number) {
	return z.pipe(
		z._default(z.string().check(z.regex(/^\d{1,5}$/, 'must be a number')), usual),
		z.pipe(z.transform(Number), z.number().check(z.maximum(most, `must be at most ${most}`))),
	);
}

function listed(text: string): string[] {
	return text.split(/[\s,]+/).filter(Boolean);
}

function describe(issue: z.core.$ZodIssue): string {
	return `${String(issue.path[0])} ${issue.message}`;
}
