/**
 * Who may import whom, downwards only; a folder may always import itself. `site.ts` (with the
 * type of what it holds) and `paths.ts` import nothing else of ours and serve every layer but domain.
 */
export const layers: Record<string, { layers: string[]; packages: string[] }> = {
	domain: { layers: [], packages: ['date-fns', '@date-fns/utc'] },
	contract: { layers: ['domain'], packages: ['zod/mini'] },
	server: {
		layers: ['contract', 'domain'],
		packages: [
			'node:',
			'date-fns',
			'drizzle-orm',
			'@electric-sql/pglite',
			'@neondatabase/serverless',
			'@netlify/blobs',
			'@netlify/functions',
			'nodemailer',
			'otpauth',
			'pg',
			'sharp',
			'zod/mini',
			// The version that the health check tells.
			'package.json',
		],
	},
	// What the files of content/ may hold, and what is told to whoever wrote something else.
	collections: { layers: ['domain'], packages: ['node:', 'astro', 'yaml', 'zod/mini'] },
	// What the build does beside rendering pages.
	build: {
		layers: ['collections', 'domain'],
		packages: ['node:', 'astro', 'esbuild', 'vite', 'lightningcss', 'satori', 'sharp', 'react'],
	},
	// What search engines read: structured data.
	seo: { layers: ['contract', 'domain'], packages: ['schema-dts'] },
	functions: {
		// What answers with a page draws it with the components that the browser draws it with.
		layers: ['server', 'islands', 'contract', 'domain'],
		packages: ['@netlify/functions'],
	},
	local: {
		layers: ['functions', 'server', 'collections'],
		packages: [
			'node:',
			'@netlify/functions',
			'@netlify/headers-parser',
			'@netlify/redirect-parser',
			'esbuild',
			'mrmime',
			'vite',
		],
	},
	browser: { layers: ['contract', 'domain'], packages: ['zod/mini'] },
	stores: {
		layers: ['browser', 'contract', 'domain'],
		packages: ['nanostores', '@tanstack/query-core', 'papaparse', 'zod/mini'],
	},
	ui: {
		layers: ['domain'],
		packages: ['react', 'react-dom', 'downshift', 'react-day-picker', 'uqr'],
	},
	islands: {
		layers: ['ui', 'stores', 'contract', 'domain'],
		packages: [
			'react',
			'react-dom',
			'@nanostores/react',
			'@tanstack/react-query',
			'react-hook-form',
			'@hookform/resolvers',
		],
	},
	// Scripts of pages without React: custom elements, and what wakes them.
	elements: {
		layers: ['islands', 'ui', 'stores', 'contract', 'domain'],
		// Astro's type of a client directive.
		packages: ['react', 'react-dom', 'astro'],
	},
	components: {
		layers: ['islands', 'elements', 'ui', 'seo', 'domain'],
		packages: ['astro', 'astro:', '@lucide/astro'],
	},
	layouts: {
		layers: ['components', 'islands', 'elements', 'ui', 'seo', 'domain'],
		packages: ['astro', 'astro:', '@lucide/astro'],
	},
	pages: {
		layers: ['layouts', 'components', 'islands', 'elements', 'seo', 'domain'],
		packages: ['astro', 'astro:', '@astrojs/rss', 'CHANGELOG.md'],
	},
	styles: { layers: [], packages: [] },
};

/** Files of `content/` that a file of a layer shows as they are. */
export const shownFiles: Record<string, string> = {
	'src/components/site/Mark.astro': 'content/logo.svg',
};

/** Files that stand beside the layers, and what of ours they may import. */
export const looseFiles: Record<string, string[]> = {
	'src/brand.ts': ['src/site.ts', 'src/domain/'],
	'src/site.ts': ['src/site-schema.ts', 'content/site.json'],
	'src/site-schema.ts': ['src/collections/', 'src/domain/'],
	'src/places.ts': ['src/domain/', 'content/places.json', 'content/countries.json'],
	'src/paths.ts': [],
	// The one way from the pages to the database.
	'src/content.config.ts': [
		'src/server/pages/snapshot.ts',
		// Which deploy is built, and on which day.
		'src/server/platform/clock.ts',
		'src/server/platform/environment.ts',
		'src/collections/',
		'src/contract/',
		'src/domain/',
	],
};

/** What serves every layer but domain. */
export const forAllButDomain = [
	'src/brand.ts',
	'src/site.ts',
	'src/site-schema.ts',
	'src/places.ts',
	'src/paths.ts',
];
