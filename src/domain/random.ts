/** Draws the next number of a sequence, from 0 up to but not including 1. */
export type Random = () => number;

/**
 * A sequence of random numbers that the seed alone decides: the same text gives the same numbers on every
 * machine, because only 32-bit integer steps are made. Not for secrets.
 * The generator is sfc32 and the hash that seeds it cyrb128, both in the public domain:
 * https://github.com/bryc/code/blob/master/jshash/PRNGs.md
 */
export function seededRandom(seed: string): Random {
	let [a, b, c, counter] = hash(seed);
	return () => {
		const result = (a + b + counter) | 0;
		counter = (counter + 1) | 0;
		a = b ^ (b >>> 9);
		b = (c + (c << 3)) | 0;
		c = ((c << 21) | (c >>> 11)) + result;
		c |= 0;
		return (result >>> 0) / 2 ** 32;
	};
}

/** A number from `least` up to but not including `most`. */
export function randomBetween(random: Random, least: number, most: number): number {
	return least + random() * (most - least);
}

/** A whole number from `least` to `most`, both included, each as likely as the others. */
export function randomInteger(random: Random, least: number, most: number): number {
	return Math.floor(randomBetween(random, least, most + 1));
}

/** The same entries in random order (Fisher and Yates); the list given stays as it is. */
export function shuffled<Entry>(random: Random, entries: readonly Entry[]): Entry[] {
	const rest = [...entries];
	return entries.flatMap(() => rest.splice(randomInteger(random, 0, rest.length - 1), 1));
}

function hash(text: string): [number, number, number, number] {
	let a = 1779033703;
	let b = 3144134277;
	let c = 1013904242;
	let d = 2773480762;
	for (let index = 0; index < text.length; index += 1) {
		const unit = text.charCodeAt(index);
		a = b ^ Math.imul(a ^ unit, 597399067);
		b = c ^ Math.imul(b ^ unit, 2869860233);
		c = d ^ Math.imul(c ^ unit, 951274213);
		d = a ^ Math.imul(d ^ unit, 2716044179);
	}
	a = Math.imul(c ^ (a >>> 18), 597399067);
	b = Math.imul(d ^ (b >>> 22), 2869860233);
	c = Math.imul(a ^ (c >>> 17), 951274213);
	d = Math.imul(b ^ (d >>> 19), 2716044179);
	a ^= b ^ c ^ d;
	return [a, b ^ a, c ^ a, d ^ a];
}
