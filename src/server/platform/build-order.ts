/**
 * What the process that serves the pages tells a build that it begins beside itself, by the build's environment. Only the
 * serving process can open an embedded database meanwhile.
 */
export type BuildOrder = {
	/** The folder that the pages are written into. */
	into: string;
	/** The file with the rows that they show, as `selectSnapshot` reads them. */
	rows: string;
	/** The address of the site, which has the uploaded photographs. */
	site: string;
};

const names = { into: 'BUILD_INTO', rows: 'BUILD_ROWS', site: 'BUILD_SITE' } as const;

/** The variables that tell a build. */
export function environmentOf(order: BuildOrder): Record<string, string> {
	return { [names.into]: order.into, [names.rows]: order.rows, [names.site]: order.site };
}

/** What this build was told: nothing, where somebody began it by hand. */
export function buildOrder(source: NodeJS.ProcessEnv = process.env): Partial<BuildOrder> {
	const { [names.into]: into, [names.rows]: rows, [names.site]: site } = source;
	return { ...(into && { into }), ...(rows && { rows }), ...(site && { site }) };
}
