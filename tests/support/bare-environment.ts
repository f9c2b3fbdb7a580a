/** For a command that is to know no variable of the site: where programs lie, and what lets Node start quickly. */
export function bareEnvironment(): NodeJS.ProcessEnv {
	const { PATH, NODE_OPTIONS, NODE_COMPILE_CACHE } = process.env;
	return { PATH, NODE_OPTIONS, NODE_COMPILE_CACHE };
}
