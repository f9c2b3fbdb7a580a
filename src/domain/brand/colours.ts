/** A colour as '#rrggbb'. */
export type Colour = string;

type Channels = [red: number, green: number, blue: number];

/**
 * A colour between two, as a style sheet's `color-mix(in srgb, …)` has it.
 * @param share of the second, from 0 to 1
 */
export function mix(one: Colour, other: Colour, share: number): Colour {
	const others = channels(other);
	return written(channels(one).map((value, at) => value + ((others[at] ?? 0) - value) * share));
}

/** A colour through a filter of another: what light is left of paper behind coloured glass. */
export function multiply(one: Colour, other: Colour): Colour {
	const others = channels(other);
	return written(channels(one).map((value, at) => (value * (others[at] ?? 0)) / 255));
}

/** How well one can be read on the other, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(one: Colour, other: Colour): number {
	const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
	return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: Colour): number {
	const [red, green, blue] = channels(colour).map((value) => {
		const part = value / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	}) as Channels;
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: Colour): Channels {
	const number = Number.parseInt(colour.slice(1), 16);
	return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

function written(values: number[]): Colour {
	return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
