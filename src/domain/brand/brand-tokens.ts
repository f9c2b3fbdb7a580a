import { type Colour, contrast, mix, multiply } from './colours.ts';

/** What an agency chooses: the six colours that all others follow from. */
export type BrandColours = {
	/** Text, and dark grounds. */
	ink: Colour;
	/** The ground of the pages. */
	paper: Colour;
	/** What catches the eye; never text. */
	accent: Colour;
	/** Buttons and links. */
	accentDeep: Colour;
	/** What is well, and quiet decoration. */
	calm: Colour;
	/** Text that says that something is well. */
	calmDeep: Colour;
};

type BrandTokens = ReturnType<typeof brandTokens>;

/** The colours of the site by the names that style sheets know after `--color-`, from the six of the brand. Errors are red for everybody. */
export function brandTokens({ ink, paper, accent, accentDeep, calm, calmDeep }: BrandColours) {
	const surface = mix(paper, '#ffffff', 0.7);
	const tinted = multiply(paper, paper);
	const paperDeep = mix(tinted, ink, 0.02);
	const line = mix(multiply(tinted, paper), ink, 0.07);
	return {
		ink,
		'ink-soft': nearest(paper, ink, 0.78, { ground: paperDeep, least: text }),
		'ink-faint': nearest(paper, ink, 0.68, { ground: paperDeep, least: text }),
		paper,
		'paper-deep': paperDeep,
		surface,
		accent,
		'accent-deep': accentDeep,
		/** A button that is pointed at. */
		'accent-deeper': mix(accentDeep, '#000000', 0.16),
		'accent-pale': mix(surface, accent, 0.14),
		/** The accent on ink, where it is text. */
		'accent-light': nearest(accent, '#ffffff', 0.42, { ground: ink, least: text }),
		calm,
		'calm-deep': calmDeep,
		'calm-pale': mix(surface, calm, 0.2),
		danger: '#a4162f',
		'danger-pale': '#fbe6e3',
		line,
		/** Borders of fields. */
		'line-strong': nearest(line, ink, 0.47, { ground: paper, least: border }),
		/** Words on ink that are not its first. */
		'paper-soft': mix(paper, ink, 0.18),
		'ink-line': mix(ink, '#ffffff', 0.18),
		'ink-light': mix(ink, '#ffffff', 0.1),
		/** What is pointed at, and what lies behind a dialog: ink that lets the page through. */
		'ink-wash': `${ink}14`,
		'ink-shade': `${ink}99`,
		/** Behind pictures that fill the screen; letters in the dark. */
		night: mix(ink, '#000000', 0.37),
	};
}

/** What has to be told apart, and how well (WCAG 2.2, 1.4.3 and 1.4.11). */
const text = 4.5;
const border = 3;

/** A colour on the way to another: as far as the share says, and farther where it could not be read else. */
function nearest(
	one: Colour,
	other: Colour,
	share: number,
	{ ground, least }: { ground: Colour; least: number },
): Colour {
	const found = mix(one, other, share);
	if (share >= 1 || contrast(found, ground) >= least) return found;
	return nearest(one, other, Math.min(1, share + 0.02), { ground, least });
}

// What is text somewhere on the site, and its grounds; which colour of the brand is to be changed where it is hard to read.
const read: [words: keyof BrandTokens, ground: keyof BrandTokens, of: keyof BrandColours][] = [
	['ink', 'paper-deep', 'ink'],
	['paper-soft', 'ink', 'ink'],
	['surface', 'accent-deep', 'accentDeep'],
	['accent-deep', 'paper', 'accentDeep'],
	['accent-deep', 'accent-pale', 'accentDeep'],
	['ink', 'accent', 'accent'],
	['calm-deep', 'paper', 'calmDeep'],
	['calm-deep', 'calm-pale', 'calmDeep'],
];

/** Two colours that cannot be told apart well enough, and which of the brand's is to be changed. */
export type WeakPair = { of: keyof BrandColours; message: string };

/** The pairs of a brand that are too near to each other to be read. */
export function weakPairs(colours: BrandColours): WeakPair[] {
	const tokens = brandTokens(colours);
	return read.flatMap(([words, ground, of]) => {
		const found = contrast(tokens[words], tokens[ground]);
		if (found >= text) return [];
		const message = `${words} (${tokens[words]}) on ${ground} (${tokens[ground]}) has a contrast of ${found.toFixed(1)}, and text needs ${text}. Choose one that is darker or lighter.`;
		return [{ of, message }];
	});
}
