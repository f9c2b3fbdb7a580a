import { disc, fill, mirrored, polygon, rect, times } from '../tools/kit.ts';
import { column, sandstone } from './treasury.ts';

const colour = { ...sandstone, edge: '#fde0b5', dark: '#2f1730' };

/** Petra's Monastery, 440 wide and 430 high: eight columns below, the urn between two halves of a gable above. */
export function monastery(x: number, foot: number): string {
	const side = (tint: string): string => lower(x, foot, tint) + upper(x, foot, tint);
	return mirrored(x, side('#cf8069')) + side(colour.rose) + door(x, foot) + urn(x, foot);
}

/** The left half of the storey on the ground. */
function lower(x: number, foot: number, tint: string): string {
	return (
		rect(x - 216, foot - 186, 216, 186, tint) +
		rect(x - 190, foot - 170, 36, 160, colour.deep, 0.4) +
		rect(x - 78, foot - 170, 34, 170, colour.deep, 0.4) +
		fill(`M${x - 132} ${foot - 40}v-64q16 -30 32 0v64Z`, colour.hollow) +
		rect(x - 137, foot - 40, 42, 7, colour.roseLit) +
		column(x - 212, foot, 172, 20) +
		column(x - 152, foot, 172, 16) +
		column(x - 94, foot, 172, 16) +
		column(x - 48, foot, 172, 16) +
		rect(x - 224, foot - 204, 224, 20, colour.roseLit) +
		rect(x - 224, foot - 187, 224, 5, colour.deep) +
		times(11, (index) => disc(x - 210 + index * 20, foot - 195, 4, colour.roseShade))
	);
}

/** The left half of the storey above: a pillar, half a gable, the gap beside the urn. */
function upper(x: number, foot: number, tint: string): string {
	return (
		rect(x - 212, foot - 330, 46, 126, tint) +
		rect(x - 218, foot - 340, 58, 12, colour.edge) +
		column(x - 208, foot - 204, 116, 12) +
		column(x - 184, foot - 204, 116, 12) +
		rect(x - 160, foot - 322, 92, 118, tint) +
		rect(x - 134, foot - 300, 40, 96, colour.deep, 0.45) +
		fill(`M${x - 126} ${foot - 218}v-48q12 -22 24 0v48Z`, colour.hollow) +
		column(x - 156, foot - 204, 108, 13) +
		column(x - 88, foot - 204, 108, 13) +
		polygon(
			`${x - 168} ${foot - 322}, ${x - 64} ${foot - 366}, ${x - 64} ${foot - 322}`,
			colour.roseLit,
		) +
		polygon(
			`${x - 168} ${foot - 322}, ${x - 64} ${foot - 366}, ${x - 64} ${foot - 356}, ${x - 146} ${foot - 322}`,
			colour.edge,
		) +
		rect(x - 168, foot - 323, 104, 5, colour.deep) +
		rect(x - 66, foot - 318, 26, 114, colour.hollow)
	);
}

function door(x: number, foot: number): string {
	return (
		polygon(
			`${x - 50} ${foot - 120}, ${x} ${foot - 152}, ${x + 50} ${foot - 120}`,
			colour.roseLit,
		) +
		polygon(
			`${x} ${foot - 152}, ${x + 50} ${foot - 120}, ${x + 30} ${foot - 120}, ${x} ${foot - 140}`,
			colour.roseShade,
		) +
		rect(x - 40, foot - 120, 80, 120, '#e9b08a') +
		rect(x - 28, foot - 110, 56, 110, colour.hollow) +
		rect(x - 28, foot - 110, 22, 110, colour.dark)
	);
}

function urn(x: number, foot: number): string {
	const y = foot - 204;
	return (
		rect(x - 42, y - 110, 84, 110, colour.rose) +
		rect(x + 10, y - 110, 32, 110, colour.roseShade) +
		fill(`M${x - 13} ${y - 8}v-56q13 -24 26 0v56Z`, colour.hollow) +
		[-40, -24, 12, 30].map((dx) => column(x + dx, y, 104, 9)).join('') +
		rect(x - 50, y - 124, 100, 14, colour.edge) +
		rect(x - 50, y - 111, 100, 4, colour.deep) +
		fill(
			`M${x - 46} ${y - 124}Q${x - 14} ${y - 142} ${x - 8} ${y - 172}H${x + 8}Q${x + 14} ${y - 142} ${x + 46} ${y - 124}Z`,
			colour.rose,
		) +
		fill(
			`M${x + 3} ${y - 124}V${y - 172}H${x + 8}Q${x + 14} ${y - 142} ${x + 46} ${y - 124}Z`,
			colour.roseShade,
		) +
		fill(`M${x - 13} ${y - 172}q-10 -30 13 -36q23 6 13 36Z`, colour.roseLit) +
		fill(`M${x + 2} ${y - 172}v-35q21 6 11 35Z`, colour.roseShade) +
		rect(x - 4, y - 220, 8, 14, colour.roseLit)
	);
}
