import { disc, fade, fill, glow, hill, line, polygon, poster, rect, times } from '../tools/kit.ts';
import type { Scene } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';
import { walker } from './built.ts';
import { leftSide, rightSide } from './street-fronts.ts';
import { birds, cumulus, glints, rays, sky, sun } from './weather.ts';

const colour = { ...family, tram: '#f7b733', tramShade: '#c9822b', far: '#d9a08a' };

type Season = {
	/** What hangs across the street. */
	line: string;
	/** What hangs into the picture from above. */
	boughs: string;
	/** What lies on the street. */
	fallen: string;
};

/** A yellow tram climbs from the Tagus between tiled houses; the red bridge behind. */
export function tramStreet(season: Season): Scene {
	return poster(
		sky(
			[
				[0, '#4b93ad'],
				[0.35, '#a5d0c0'],
				[0.65, '#fde5b0'],
				[1, '#f8b98a'],
			],
			560,
		),
		rays(446, 470, 800, 12, colour.paper, 0.13),
		sun(446, 462, 60, '#fff6dc', '#ffdf9c'),
		cumulus(240, 250, 330, 70, { light: '#fff2d8', shade: '#f7d6ae' }, 5),
		birds(
			[
				[400, 320, 13],
				[436, 300, 10],
				[470, 330, 8],
			],
			colour.night,
		),
		river(),
		street(),
		season.fallen,
		leftSide(),
		rightSide(),
		wires(),
		tram(404, 842),
		season.line,
		walker(566, 880, 104, colour.wine, '#b97a5c', colour.ink),
		polygon('556 884, 582 884, 560 1000, 510 1000', colour.ink, 0.22),
		lantern(),
		season.boughs,
	);
}

function river(): string {
	return (
		hill('250 500, 330 486, 430 494, 560 482, 640 500', 540, colour.far) +
		rect(536, 430, 10, 60, '#b5787a') +
		rect(525, 438, 32, 6, '#b5787a') +
		disc(541, 426, 5, '#b5787a') +
		rect(532, 470, 18, 22, '#b5787a') +
		fade(200, 500, 460, 100, [
			[0, '#fbe0ad'],
			[0.5, '#86c2b8'],
			[1, '#3f93a3'],
		]) +
		glints({ x: 446, y: 504, height: 80, near: 160, far: 60, count: 14, seed: 2 }, '#fff6dc', 0.9) +
		line('M240 480H640', colour.brick, 5) +
		[340, 500]
			.map(
				(x) =>
					rect(x - 5, 410, 4, 110, colour.brick) +
					rect(x + 4, 410, 4, 110, colour.brick) +
					times(4, (index) =>
						line(`M${x - 4} ${418 + index * 16}L${x + 6} ${430 + index * 16}`, colour.brick, 2),
					),
			)
			.join('') +
		line('M240 440Q290 476 340 412Q420 530 500 412Q560 476 640 440', colour.brick, 3) +
		times(18, (index) =>
			rect(
				256 + index * 20,
				470 - Math.abs(Math.cos((index - 4) / 2.6)) * 22,
				1.4,
				12 + Math.abs(Math.cos((index - 4) / 2.6)) * 22,
				colour.brick,
			),
		) +
		fill('M376 546l26 0-5 8h-16Z', colour.ink) +
		fill('M388 544v-34l14 30Z', colour.paper) +
		times(
			9,
			(index) =>
				rect(
					282 + index * 34,
					566 - ((index * 17) % 26),
					34,
					90,
					['#f5d2a2', '#eebf9d', '#fbe3bd'][index % 3] ?? '',
				) +
				polygon(
					`${280 + index * 34} ${568 - ((index * 17) % 26)}, ${299 + index * 34} ${552 - ((index * 17) % 26)}, ${318 + index * 34} ${568 - ((index * 17) % 26)}`,
					index % 2 ? colour.coral : '#d9613f',
				),
		) +
		fade(240, 540, 400, 100, [
			[0, '#fde0ae', 0.5],
			[1, '#fde0ae', 0],
		])
	);
}

function street(): string {
	return (
		fill('M330 600H420V1000H40Z', '#ecd8bc') +
		fill('M420 600H510L800 1000H420Z', '#7d7086') +
		fill('M354 600H486L699 1000H141Z', '#bda9a2') +
		fill('M420 600H486L699 1000H450Z', '#9a8a92') +
		times(12, (index) => {
			const y = 606 + (index / 12) ** 1.7 * 394;
			const half = 66 + ((y - 600) / 400) * 213;
			return rect(420 - half, y, half * 2, 1.5 + index * 0.35, '#7d7080', 0.5);
		}) +
		line('M392 640L262 1000M420 640L452 1000', '#5d566e', 9) +
		line('M390 640L258 1000M418 640L448 1000', '#f3dcc0', 3) +
		glow(420, 640, 190, '#ffe6b0', 0.5)
	);
}

function wires(): string {
	return (
		line(
			'M420 566L404 560Q330 470 -10 300M420 566L404 560Q520 470 810 330M408 620L404 510',
			colour.ink,
			2,
			0.75,
		) + line('M60 330Q420 430 760 360', colour.ink, 2, 0.6)
	);
}

function tram(x: number, y: number): string {
	return (
		polygon(
			`${x - 84} ${y}, ${x + 96} ${y}, ${x + 70} ${y + 44}, ${x - 150} ${y + 44}`,
			colour.ink,
			0.35,
		) +
		line(`M${x} ${y - 268}L${x + 4} ${y - 330}`, colour.ink, 4) +
		rect(x - 80, y - 264, 160, 24, '#e9e2cf', 1, 10) +
		rect(x + 30, y - 264, 50, 24, '#b9a9a0', 1, 10) +
		rect(x - 88, y - 244, 176, 232, colour.paper, 1, 16) +
		rect(x + 48, y - 240, 40, 224, '#dcbfa0', 1, 14) +
		fill(
			`M${x - 88} ${y - 122}H${x + 88}V${y - 28}a16 16 0 0 1 -16 16H${x - 72}a16 16 0 0 1 -16 -16Z`,
			colour.tram,
		) +
		fill(
			`M${x + 48} ${y - 122}H${x + 88}V${y - 28}a16 16 0 0 1 -16 16H${x + 48}Z`,
			colour.tramShade,
		) +
		rect(x - 88, y - 128, 176, 7, colour.brick) +
		rect(x - 74, y - 200, 42, 66, colour.night, 1, 6) +
		rect(x - 25, y - 200, 50, 66, colour.night, 1, 6) +
		rect(x + 32, y - 200, 42, 66, colour.night, 1, 6) +
		polygon(
			`${x - 74} ${y - 150}, ${x - 50} ${y - 200}, ${x - 36} ${y - 200}, ${x - 66} ${y - 134}, ${x - 74} ${y - 134}`,
			'#86b9c4',
			0.8,
		) +
		polygon(
			`${x - 20} ${y - 134}, ${x + 6} ${y - 200}, ${x + 18} ${y - 200}, ${x - 8} ${y - 134}`,
			'#86b9c4',
			0.8,
		) +
		disc(x + 3, y - 152, 12, '#e9b48c') +
		fill(`M${x - 14} ${y - 134}q17 -16 34 0Z`, colour.ink) +
		rect(x - 46, y - 232, 92, 24, colour.ink, 1, 4) +
		rect(x - 30, y - 225, 60, 10, colour.gold, 1, 3) +
		glow(x, y - 66, 90, '#fff0bf', 0.8) +
		disc(x, y - 72, 19, '#fffaf0') +
		disc(x, y - 72, 19, colour.gold, 0.35) +
		rect(x - 70, y - 108, 34, 46, '#f9cd6a', 1, 4) +
		rect(x + 36, y - 108, 34, 46, '#b87426', 1, 4) +
		rect(x - 92, y - 26, 184, 15, colour.ink, 1, 6) +
		rect(x - 62, y - 12, 124, 17, '#2c2440', 1, 4) +
		times(7, (index) => line(`M${x - 54 + index * 18} ${y - 10}l-6 14`, '#5d566e', 3))
	);
}

function lantern(): string {
	return (
		line('M-4 470H70M0 500Q50 500 62 474', colour.ink, 6) +
		glow(74, 520, 70, '#ffe6b0', 0.6) +
		fill('M56 492H92L98 540H50Z', '#ffe9b5') +
		fill('M74 492H92L98 540H74Z', '#f6bd60') +
		fill('M50 492L74 472L98 492ZM48 538H100V546H48Z', colour.ink) +
		line('M74 476V540', colour.ink, 3)
	);
}
