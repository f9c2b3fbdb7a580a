import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';

import { buildOrder } from '#src/server/platform/build-order.ts';

import siteJson from './content/site.json' with { type: 'json' };
import { brandIcons } from './src/build/brand-icons.ts';
import { writeBrandStyles } from './src/build/brand-styles.ts';
import { checkLinks } from './src/build/check-links.ts';
import { editor } from './src/build/editor.ts';
import { flatImports } from './src/build/flat-imports.ts';
import { intentIslands } from './src/build/intent-islands.ts';
import { modulePreloads } from './src/build/module-preloads.ts';
import { offlineWorker } from './src/build/offline-worker.ts';
import { ownCopies } from './src/build/own-copies.ts';
import { pagePolicies } from './src/build/page-policies.ts';
import { pageStyles } from './src/build/page-styles.ts';
import { panelScripts, sharedEntries } from './src/build/panel-scripts.ts';
import { scriptGroups } from './src/build/script-groups.ts';
import { scriptMaps } from './src/build/script-maps.ts';
import { sharingPictures } from './src/build/sharing-pictures.ts';
import { sitemapEntry } from './src/build/sitemap-entry.ts';
import { editsInDevelopment } from './src/local/start/edits-in-development.ts';
import { functionsInDevelopment } from './src/local/vite.ts';
import { readPhotograph } from './src/server/pictures/read-photograph.ts';
import { environment, loadEnvironmentFile } from './src/server/platform/environment.ts';
import { parseSite } from './src/site-schema.ts';

loadEnvironmentFile();

writeBrandStyles();

const {
	url,
	brand: { typefaces },
} = parseSite(siteJson);
const { into = 'dist' } = buildOrder();

export default defineConfig({
	site: url,
	output: 'static',
	outDir: into,
	server: { port: environment().port },
	trailingSlash: 'never',
	compressHTML: true,
	build: { format: 'file', inlineStylesheets: 'always' },
	fonts: [
		localFont(typefaces.headings, '--font-headings', 'headings.woff2', '600', 'H', 'serif'),
		localFont(typefaces.text, '--font-text', 'text.woff2', '400 600', 'T', 'system-ui'),
	],
	image: {
		service: {
			entrypoint: './src/build/photograph-service.ts',
			// As of photographs that are uploaded (src/server/pictures/print-files.ts).
			config: { avif: { quality: 52, effort: 0 }, webp: { quality: 76, effort: 3 } },
		},
	},
	integrations: [
		react(),
		mdx(),
		intentIslands(),
		modulePreloads(),
		brandIcons(),
		editor(environment().editor),
		checkLinks(),
		pageStyles(),
		pagePolicies(),
		offlineWorker(),
		sharingPictures(readPhotograph),
		scriptMaps(process.env['SCRIPT_MAPS'] || null),
		sitemap({ serialize: sitemapEntry(new URL(`${into}/`, import.meta.url)) }),
	],
	// Highlighting writes inline styles, which the policy below refuses.
	markdown: { syntaxHighlight: false },
	security: {
		csp: {
			// Astro adds script-src and style-src with the hashes of what each page holds.
			directives: [
				"default-src 'none'",
				"connect-src 'self'",
				"font-src 'self'",
				"img-src 'self' https: data:",
				"manifest-src 'self'",
				"worker-src 'self'",
			],
			scriptDirective: {
				hashes: [
					'./src/components/site/SpeculationRules.astro',
					'./src/components/flights/AskedFlights.astro',
					'./src/pages/reset-password.astro',
				].map(scriptHash),
			},
		},
	},
	vite: {
		plugins: [
			tailwindcss(),
			editsInDevelopment(),
			functionsInDevelopment(),
			ownCopies(),
			flatImports(),
			plainDynamicImports(),
			sharedEntries(),
		],
		environments: {
			client: {
				build: {
					rolldownOptions: {
						output: {
							codeSplitting: { groups: [...scriptGroups, panelScripts] },
						},
					},
				},
			},
		},
		build: {
			// Astro marks what it makes of MDX with a directive of its own, and the bundler minds.
			rolldownOptions: { checks: { moduleLevelDirective: false } },
			// A font written into the page would need data: in font-src, and would be sent with every page.
			assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
		},
	},
});

// Astro hashes the scripts that it writes itself; one that stands in a page as it is, is hashed here.
function scriptHash(file) {
	const [, script] = /<script[^>]*>([^]*?)<\/script>/.exec(
		readFileSync(new URL(file, import.meta.url), 'utf8'),
	);
	return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

// What stands in until the font has come is described in src/styles/stand-ins.css.
function localFont(name, cssVariable, file, weight, standIn, generic) {
	return {
		name,
		cssVariable,
		provider: fontProviders.local(),
		fallbacks: [`${standIn} stand-in`, `${standIn} Android`, `${standIn} Linux`, generic],
		optimizedFallbacks: false,
		display: 'swap',
		options: {
			variants: [{ weight, style: 'normal', src: [`./src/assets/fonts/${file}`] }],
		},
	};
}

// Vite fetches all that a dynamic import will need beside it, with a kilobyte of script on every page. What we
// import so names all that it needs itself (`flatImports`), and what matters most is fetched ahead.
function plainDynamicImports() {
	return {
		name: 'plain-dynamic-imports',
		apply: 'build',
		enforce: 'pre',
		configEnvironment: (name) =>
			name === 'client' ? { build: { modulePreload: false } } : undefined,
		load: {
			filter: { id: /^\0vite\/preload-helper/ },
			handler: () => 'export const __vitePreload = (load) => load();',
		},
	};
}
