import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';

import siteJson from './content/site.json' with { type: 'json' };
import { parseSite } from './src/site-schema.ts';

export default defineConfig({
	site: parseSite(siteJson).url,
	output: 'static',
	trailingSlash: 'never',
	compressHTML: true,
	build: { format: 'file', inlineStylesheets: 'always' },
	integrations: [react()],
	vite: { plugins: [tailwindcss()] },
});
