import type { Fact, LetterBlock } from './blocks.ts';
import { linkTo, sentence, shown, shownLines } from './inline-text.ts';
import { buttonColour, styles } from './styles.ts';

/**
 * A block of a letter as HTML.
 * @param reference of the booking that the letter is about; null: about none
 */
export function blockHtml(block: LetterBlock, reference: string | null): string {
	switch (block.kind) {
		case 'greeting':
			return paragraphHtml(shown(block.text));
		case 'paragraph':
			return paragraphHtml(sentence(block.text, reference));
		case 'facts':
			return factsHtml(block.title, block.facts);
		case 'action':
			return actionHtml(block);
		case 'lines':
			// What was typed may be in any script.
			return `<div dir="auto" class="text" style="${styles.paragraph}">${block.lines.map(shownLines).join('<br>\n')}</div>`;
		case 'signature':
			// It stands at the foot of the page.
			return '';
	}
}

function paragraphHtml(html: string): string {
	return `<p class="text" style="${styles.paragraph}">${html}</p>`;
}

function factsHtml(title: string | null, facts: readonly Fact[]): string {
	const heading =
		title === null ? '' : `<h2 class="text" style="${styles.factTitle}">${shown(title)}</h2>\n`;
	return `${heading}<table width="100%" cellpadding="0" cellspacing="0" class="text edge" style="${styles.facts}">
${facts.map(factHtml).join('\n')}
</table>`;
}

function factHtml({ name, value, details = [], href }: Fact): string {
	const lines = details.map(
		(detail) => `<span class="soft" style="${styles.detail}">${shown(detail)}</span>`,
	);
	const said = [href === undefined ? shown(value) : linkTo(href, value), ...lines].join('');
	if (name === null) {
		return `<tr><td colspan="2" class="soft rule" style="${styles.factName}">${said}</td></tr>`;
	}
	return `<tr><th scope="row" class="soft rule" style="${styles.factName}">${shown(name)}</th><td class="text rule" style="${styles.factValue}">${said}</td></tr>`;
}

function actionHtml({ lead, label, href }: Extract<LetterBlock, { kind: 'action' }>): string {
	return `${paragraphHtml(sentence(lead, null))}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 10px"><tr><td bgcolor="${buttonColour}" style="${styles.buttonCell}"><a href="${shown(href)}" style="${styles.button}">${shown(label)}</a></td></tr></table>
<p class="soft" style="${styles.small};padding:0 0 18px;word-break:break-all">${linkTo(href, href)}</p>`;
}
