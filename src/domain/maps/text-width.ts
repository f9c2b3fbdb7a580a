/** How wide a letter of Source Sans is at a weight of 600, in shares of the size of the type; measured in a browser. */
const widths: readonly [letters: RegExp, width: number][] = [
	[/[ ,.;:'’|ijlIíìîï()-]/, 0.3],
	[/[frt/]/, 0.36],
	[/[mwMW–—]/, 0.86],
	[/[A-ZÀ-Þ]/, 0.62],
	[/\d/, 0.52],
];
const usual = 0.54;

/** How wide a text is at most, in the units of its size. */
export function textWidth(text: string, size: number): number {
	const shares = Array.from(text, (letter) => {
		return widths.find(([letters]) => letters.test(letter))?.[1] ?? usual;
	});
	return size * shares.reduce((sum, share) => sum + share, 0);
}
