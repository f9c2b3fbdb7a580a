import { disc, fill, glow, mirrored, polygon, rect, times } from '../tools/kit.ts';

/** Petra’s own colours: its stone in the light and in the shade. */
export const sandstone = {
	rose: '#f0a07c',
	roseLit: '#fcc79c',
	roseShade: '#c06a5c',
	deep: '#7c3a48',
	hollow: '#4a2340',
} as const;
const colour = sandstone;

/** The façade: six columns below, three pavilions above, the urn on top; left half drawn, right half mirrored. */
export function treasury(): string {
	const x = 424;
	const lower = (side: string): string =>
		rect(x - 176, 520, 176, 260, side) +
		rect(x - 168, 536, 56, 236, colour.deep, 0.5) +
		rect(x - 96, 536, 42, 236, colour.deep, 0.55) +
		fill(`M${x - 158} 600q14 -30 28 0v90h-28Z`, colour.roseShade) +
		column(x - 172, 780, 236, 20) +
		column(x - 116, 780, 236, 20) +
		column(x - 62, 780, 236, 20) +
		rect(x - 184, 512, 184, 22, colour.roseLit) +
		rect(x - 184, 530, 184, 6, colour.deep) +
		times(11, (index) => rect(x - 178 + index * 16, 518, 8, 8, colour.roseShade));
	const upper = (side: string): string =>
		rect(x - 168, 330, 68, 170, side) +
		rect(x - 150, 356, 34, 132, colour.deep, 0.5) +
		column(x - 168, 500, 148, 15) +
		column(x - 116, 500, 148, 15) +
		rect(x - 176, 326, 84, 18, colour.roseLit) +
		rect(x - 176, 342, 84, 5, colour.deep) +
		polygon(`${x - 178} 326, ${x - 132} 286, ${x - 92} 286, ${x - 92} 326`, colour.rose) +
		polygon(`${x - 178} 326, ${x - 132} 286, ${x - 126} 286, ${x - 164} 326`, '#fde0b5') +
		rect(x - 96, 360, 40, 140, colour.hollow) +
		rect(x - 184, 496, 184, 16, '#fde0b5');
	const tholos =
		rect(x - 56, 320, 112, 180, colour.rose) +
		rect(x + 14, 320, 42, 180, colour.roseShade) +
		fill(`M${x - 16} 480V390q16 -24 32 0v90Z`, colour.deep) +
		fill(`M${x - 5} 470v-60q5 -12 10 0v60Z`, colour.roseLit) +
		[-52, -24, 14, 42].map((dx) => column(x + dx, 500, 160, 12)).join('') +
		rect(x - 64, 322, 128, 16, colour.roseLit) +
		rect(x - 64, 337, 128, 5, colour.deep) +
		fill(
			`M${x - 60} 322Q${x - 20} 300 ${x - 10} 262H${x + 10}Q${x + 20} 300 ${x + 60} 322Z`,
			colour.rose,
		) +
		fill(`M${x + 4} 322V262H${x + 10}Q${x + 20} 300 ${x + 60} 322Z`, colour.roseShade) +
		fill(`M${x - 14} 262q-8 -30 14 -36q22 6 14 36Z`, colour.roseLit) +
		fill(`M${x + 2} 262v-36q20 6 12 36Z`, colour.roseShade) +
		rect(x - 5, 212, 10, 16, colour.roseLit);
	const pediment =
		polygon(`${x - 118} 516, ${x} 462, ${x + 118} 516`, colour.rose) +
		polygon(`${x - 118} 516, ${x} 462, ${x + 4} 470, ${x - 94} 516`, '#fde0b5') +
		polygon(`${x} 462, ${x + 118} 516, ${x + 96} 516, ${x} 474`, colour.roseShade) +
		disc(x, 498, 9, colour.deep);
	const door =
		fill(`M${x - 34} 780V600H${x + 34}V780Z`, colour.hollow) +
		rect(x - 42, 590, 84, 12, colour.roseLit) +
		rect(x - 42, 600, 9, 180, colour.roseLit) +
		rect(x + 33, 600, 9, 180, colour.roseShade) +
		fill(`M${x - 22} 780V616h22v164Z`, '#2f1730');
	return (
		glow(x, 520, 340, '#ffe0a8', 0.5) +
		fill('M232 270Q424 180 620 270V790H232Z', colour.roseShade, 0.55) +
		mirrored(x, lower('#c97a66') + upper('#c97a66')) +
		lower(colour.rose) +
		upper(colour.rose) +
		tholos +
		pediment +
		door +
		times(4, (index) =>
			rect(
				x - 196 - index * 6,
				780 + index * 10,
				392 + index * 12,
				11,
				index % 2 ? '#e9b08a' : '#fcd3a8',
			),
		)
	);
}

/** A column with its capital and its base. */
export function column(left: number, foot: number, height: number, width: number): string {
	return (
		rect(left, foot - height, width, height, colour.roseLit) +
		rect(left + width * 0.58, foot - height, width * 0.42, height, colour.roseShade) +
		rect(left - 3, foot - height - 8, width + 6, 10, '#fde0b5') +
		rect(left - 3, foot - 8, width + 6, 9, '#e9b08a')
	);
}
