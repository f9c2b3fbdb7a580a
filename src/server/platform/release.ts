import packageJson from '../../../package.json' with { type: 'json' };

/** Which release answers: the version of `package.json`, and the commit as far as the process knows it. */
export type Release = { version: string; commit: string | null };

/**
 * Of a bundled function the commit is that of its build (`src/build/bundle-functions.ts`), of `npm start` the clone's, of an
 * image what it was built with.
 */
export function release(): Release {
	// Written with a dot: the bundler puts the commit in its place.
	const { version } = packageJson;
	return { version, commit: (process.env.COMMIT_REF ?? '').slice(0, 12) || null };
}
