import { clipTo, disc, fill, line, rect, times } from '../tools/kit.ts';
import { archway } from './built.ts';

/** Santorini’s own colours. */
export const cycladic = {
	wall: '#fff3e0',
	shade: '#a597c4',
	shadeDeep: '#7d76ae',
	dome: '#2f7fc0',
	domeShade: '#1d4d8f',
} as const;
const colour = cycladic;

/** A whitewashed house; (x, y) is the left end of its foot. */
export function box(
	x: number,
	y: number,
	width: number,
	height: number,
	tint: string = colour.wall,
): string {
	return (
		rect(x, y - height, width, height + 60, tint) +
		rect(x + width * 0.66, y - height, width * 0.34, height + 60, colour.shade) +
		rect(x - 2, y - height - 5, width + 4, 7, '#fffaf0') +
		rect(x + width * 0.66, y - height - 5, width * 0.34 + 2, 7, colour.shadeDeep)
	);
}

/** A house under a barrel vault, its blue door in front. */
export function vault(
	x: number,
	y: number,
	width: number,
	height: number,
	tint: string = colour.wall,
): string {
	return (
		archway(x + width / 2, y + 50, width, height + 50, tint) +
		clipTo(
			`M${x + width * 0.66} ${y - height}h${width}v${height + 50}h${-width}Z`,
			archway(x + width / 2, y + 50, width, height + 50, colour.shade),
		) +
		archway(x + width * 0.34, y, width * 0.26, height * 0.56, colour.dome) +
		disc(x + width * 0.34, y - height * 0.74, width * 0.07, colour.domeShade)
	);
}

/** A blue dome on its drum. */
export function dome(x: number, y: number, radius: number): string {
	const shell = `M${x - radius} ${y}C${x - radius} ${y - radius * 1.3} ${x + radius} ${y - radius * 1.3} ${x + radius} ${y}Z`;
	return (
		rect(x - radius * 1.12, y - 4, radius * 2.24, radius * 0.62, colour.wall) +
		rect(x + radius * 0.36, y - 4, radius * 0.76, radius * 0.62, colour.shade) +
		times(5, (index) =>
			archway(
				x - radius * 0.8 + index * radius * 0.4,
				y + radius * 0.48,
				radius * 0.16,
				radius * 0.36,
				index > 2 ? colour.shadeDeep : '#c7a9bd',
			),
		) +
		fill(shell, colour.dome) +
		clipTo(
			shell,
			fill(
				`M${x + radius * 0.25} ${y}Q${x + radius * 0.45} ${y - radius * 0.7} ${x} ${y - radius}H${x + radius}V${y}Z`,
				colour.domeShade,
			) +
				fill(
					`M${x - radius * 0.86} ${y}Q${x - radius * 0.8} ${y - radius * 0.7} ${x - radius * 0.3} ${y - radius * 0.9}Q${x - radius * 0.62} ${y - radius * 0.5} ${x - radius * 0.62} ${y}Z`,
					'#7ab4dc',
				),
		) +
		rect(x - 4, y - radius * 1.16, 8, radius * 0.2, colour.wall) +
		line(
			`M${x} ${y - radius * 1.14}v${-radius * 0.34}M${x - radius * 0.1} ${y - radius * 1.34}h${radius * 0.2}`,
			'#fffaf0',
			4,
		)
	);
}

/** A belfry with three bells. */
export function belfry(x: number, y: number): string {
	return (
		rect(x - 38, y - 150, 76, 220, colour.wall) +
		rect(x + 14, y - 150, 24, 220, colour.shade) +
		rect(x - 44, y - 156, 88, 9, '#fffaf0') +
		archway(x - 14, y - 80, 26, 54, '#f3a98c') +
		archway(x + 18, y - 80, 20, 54, '#d98c86') +
		archway(x, y - 150, 48, 52, colour.wall) +
		archway(x, y - 152, 24, 34, '#f7b793') +
		[
			[-14, -96],
			[18, -96],
			[0, -164],
		]
			.map(([dx = 0, dy = 0]) => fill(`M${x + dx - 9} ${y + dy}q2 -20 9 -20t9 20Z`, '#b9783f'))
			.join('') +
		line(`M${x} ${y - 202}v-26M${x - 8} ${y - 218}h16`, '#fffaf0', 4)
	);
}
