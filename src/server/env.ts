import { existsSync } from 'node:fs';

import * as z from 'zod/mini';

import { site } from '#src/site.ts';

import { ErrorForPeople } from './error-for-people.ts';

/** Characters that the password of the administrator's account may have. */
const passwordLength = { least: 12, most: 128 };

const variables = z.object({
	DATABASE_URL: setting(
		z.string().check(z.regex(/^postgres(ql)?:\/\/./, 'must begin with postgresql://')),
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
	RATE_LIMITS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
	HOST: setting(z.string()),
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
	/** Whether uses of the public forms are counted and refused; off only to measure speed. */
	limitsUses: boolean;
	/** null: every network interface of the machine. */
	host: string | null;
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
		limitsUses: data.RATE_LIMITS === 'on',
		host: data.HOST,
		port: data.PORT,
	};
}

/** Adds what `.env` says to the environment; what is set already stays. For commands, not for tests. */
export function loadEnvironmentFile(): void {
	if (existsSync('.env')) process.loadEnvFile('.env');
}

function setting<Schema extends z.ZodMiniType<string>>(schema: Schema) {
	return z._default(z.nullable(schema), null);
}

function describe(issue: z.core.$ZodIssue): string {
	return `${issue.path.join('.')} ${issue.message}`;
}
