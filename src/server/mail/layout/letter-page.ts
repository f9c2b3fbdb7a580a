import { site } from '#src/site.ts';

import { blockHtml } from './block-html.ts';
import type { LetterBlock } from './blocks.ts';
import { sentence, shown } from './inline-text.ts';
import { styles, styleSheet } from './styles.ts';

type LetterPage = {
	/** What the letter says in a line: '' never. */
	heading: string;
	/** What a list of letters shows beside the subject. */
	preheader: string;
	blocks: readonly LetterBlock[];
	/** Of the booking that it is about; null: about none. */
	reference: string | null;
};

/**
 * The HTML of a letter: complete, in our look, readable in the dark, without anything from elsewhere. Tables hold it
 * together because Outlook knows nothing else.
 */
export function letterPage({ heading, preheader, blocks, reference }: LetterPage): string {
	const parts = blocks.map((block) => blockHtml(block, reference));
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${shown(heading)}</title>
<style>
${styleSheet}
</style>
</head>
<body class="ground" style="${styles.ground}">
<div style="${styles.preheader}">${shown(preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
<tr><td align="center" class="outside" style="padding:28px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="sheet" style="${styles.sheet}">
<tr><td class="masthead inside" style="${styles.masthead}">${shown(site.name)}</td></tr>
<tr><td class="inside" style="${styles.body}">
<h1 class="heading" style="${styles.heading}">${sentence(heading, reference)}</h1>
${parts.join('\n')}
</td></tr>
${footHtml(blocks, reference)}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

/** Who writes and how to reach them; nothing in a letter that nobody signed, as those to the desk. */
function footHtml(blocks: readonly LetterBlock[], reference: string | null): string {
	const signed = blocks.find((block) => block.kind === 'signature');
	if (!signed) return '';
	const lines = [...(reference === null ? [] : [`Your reference: ${reference}`]), ...signed.lines];
	return `<tr><td class="inside rule" style="${styles.foot}">
<p class="soft" style="${styles.small}">${lines.map((line) => sentence(line, reference)).join('<br>\n')}</p>
</td></tr>`;
}
