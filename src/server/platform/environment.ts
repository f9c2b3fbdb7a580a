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
	ADMIN_EMAIL: z._default(z.email('must be an e-mail address'), site.email),
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
	RATE_LIMITS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
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
	PORT: z.pipe(
		z._default(z.string().check(z.regex(/^\d{1,5}$/, 'must be a number')), '4321'),
		z.pipe(z.transform(Number), z.number().check(z.maximum(65_535, 'must be at most 65535'))),
	),
});

/** What the process was told by its environment; `.env.example` explains each variable. */
export type Environment = {
	/** null: the embedded database. */
	databaseUrl: string | null;
	dataDirectory: string;
	adminEmail: string;
	/** null: generated in embedded use. */
	adminPassword: string | null;
	/** Where letters link to, without a slash at its end: 'https://www.example.com'. No request can change it. */
	siteUrl: string;
	/** Where a new build is asked for when the catalog has changed; null: nowhere. */
	buildHookUrl: string | null;
	/** The mail server that letters are handed to; null: none. */
	smtpUrl: string | null;
	/** Whether uses of the public forms are counted and refused; off only to measure speed. */
	limitsUses: boolean;
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
		adminEmail: data.ADMIN_EMAIL.toLowerCase(),
		adminPassword: data.ADMIN_PASSWORD,
		siteUrl: siteUrlOf(data).replace(/\/$/, ''),
		buildHookUrl: data.BUILD_HOOK_URL,
		smtpUrl: data.SMTP_URL,
		limitsUses: data.RATE_LIMITS === 'on',
		host: data.HOST,
		trustedProxies: data.TRUSTED_PROXIES,
		port: data.PORT,
	};
}

/** Whether the environment says whose account the administrator's is; otherwise it is that of the site's address. */
export function isAdministratorNamed(source: NodeJS.ProcessEnv = process.env): boolean {
	return Boolean(source['ADMIN_EMAIL']);
}

/** Adds what `.env` says to the environment; what is set already stays. For commands, not for tests. */
export function loadEnvironmentFile(): void {
	if (existsSync('.env')) process.loadEnvFile('.env');
}

function siteUrlOf(data: z.infer<typeof variables>): string {
	const ownUrl = data.DATABASE_URL === null ? `http://localhost:${data.PORT}` : site.url;
	return data.SITE_URL ?? data.URL ?? ownUrl;
}

function setting<Schema extends z.ZodMiniType<string>>(schema: Schema) {
	return z._default(z.nullable(schema), null);
}

function listed(text: string): string[] {
	return text.split(/[\s,]+/).filter(Boolean);
}

function describe(issue: z.core.$ZodIssue): string {
	return `${String(issue.path[0])} ${issue.message}`;
}
