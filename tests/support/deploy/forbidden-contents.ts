import type { ArchivedFile } from './unzip.ts';

const forbidden: [what: string, pattern: RegExp][] = [
	['the embedded database', /pglite\.(wasm|data)/],
	['the sample catalog', /seed-data|plantCatalog|seedTours/],
	['code of tests', /from ?["']vitest|tests\/support/],
	['a place on the machine that built it', /\/(home|root|opt\/build|tmp)\//],
	['a source map', /sourceMappingURL/],
	// But for the example in the words of Neon's driver, and what is put together at run time.
	[
		'a connection with its password',
		/(postgres(ql)?|smtps?):\/\/(?!user:password@)[^\s"'`:/$]+:[^\s"'`@$]+@/,
	],
	[
		'a key',
		/-----BEGIN [A-Z ]*PRIVATE KEY|\bnpg_\w{10}|\bAKIA[A-Z0-9]{16}|\bnfp_\w{20}|\bre_\w{20}/,
	],
];

/** What no archive of a function may hold, named with its file; Netlify's own files are Netlify's, and packages their makers'. */
export function forbiddenContents(files: ArchivedFile[]): string[] {
	return files
		.filter(({ name }) => !/^(___netlify-|node_modules\/)/.test(name))
		.flatMap(({ name, content }) => {
			const code = content.toString('utf8');
			const found = [...forbidden, ...ownSecrets()].filter(([, pattern]) => pattern.test(code));
			return found.map(([what]) => `${name} holds ${what}`);
		});
}

/** The values of this machine's variables that nobody may read. */
function ownSecrets(): [what: string, pattern: RegExp][] {
	return Object.entries(process.env).flatMap(([name, value = '']) =>
		/PASSWORD|SECRET|TOKEN|KEY|DATABASE_URL|SMTP_URL|HOOK_URL/.test(name) && value.length > 7
			? [[`the value of ${name}`, new RegExp(RegExp.escape(value))]]
			: [],
	);
}
