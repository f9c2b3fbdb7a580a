import type { Fact, LetterBlock } from './blocks.ts';

/** A letter for programs that show plain text: its blocks with an empty line between them. */
export function plainText(blocks: readonly LetterBlock[]): string {
	return `${blocks.map(textOf).join('\n\n')}\n`;
}

function textOf(block: LetterBlock): string {
	switch (block.kind) {
		case 'greeting':
		case 'paragraph':
			return block.text;
		case 'facts':
			return [...(block.title === null ? [] : [block.title]), ...block.facts.map(factText)].join(
				'\n',
			);
		case 'action':
			return `${block.lead}\n${block.href}`;
		case 'lines':
		case 'signature':
			return block.lines.join('\n');
	}
}

function factText({ name, value, details = [], text }: Fact): string {
	const line = text ?? (name === null ? value : `${name}: ${value}`);
	return [line, ...details.map((detail) => `  ${detail}`)].join('\n');
}
