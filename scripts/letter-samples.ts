import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { letterSamples } from '#src/server/mail/samples/letter-samples.ts';
import { site } from '#src/site.ts';

// `npm run letters [folder]` writes every kind of letter with made-up data, as HTML and as plain text, to be looked at.
const folder = process.argv[2] ?? 'test-results/letters';
mkdirSync(folder, { recursive: true });
for (const [index, { kind, subject, body, html = '' }] of letterSamples(site.url).entries()) {
	const name = join(folder, `${String(index + 1).padStart(2, '0')}-${kind}`);
	writeFileSync(`${name}.html`, html);
	writeFileSync(`${name}.txt`, `Subject: ${subject}\n\n${body}`);
}
console.log(`Every kind of letter is in ${folder}.`);
