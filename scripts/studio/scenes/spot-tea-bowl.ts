import { leaves } from '../parts/plants.ts';
import { clipTo, disc, fade, fill, line, oval, place, rect, spot, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = {
	...family,
	tea: '#8fb84a',
	froth: '#c3da7c',
	glaze: '#3a3f66',
	glazeLit: '#5f6a94',
};

/** A bowl of whisked green tea, the whisk beside it; young maple in the round window. */
export const scene = spot(
	fade(0, 0, 720, 300, [
		[0, '#e9b98f'],
		[1, '#f8dcae'],
	]),
	roundWindow(),
	mats(),
	oval(300, 420, 190, 24, '#4d5a3c', 0.35),
	bowl(286, 410),
	oval(540, 424, 72, 12, '#4d5a3c', 0.35),
	whisk(540, 424),
);

function roundWindow(): string {
	const circle = 'M434 126a110 110 0 1 0 220 0a110 110 0 1 0 -220 0Z';
	return (
		disc(544, 126, 120, '#9c5f50') +
		clipTo(
			circle,
			fade(424, 16, 240, 230, [
				[0, '#a9d6cf'],
				[1, '#f3f0c9'],
			]) +
				leaves(
					'474 56, 534 86, 594 56, 514 136, 624 126, 464 176',
					26,
					['#2f6b4a', '#5f9c4c', '#a3c65a'],
					7,
					5,
				) +
				rect(540, 6, 7, 240, '#9c5f50') +
				rect(424, 123, 240, 7, '#9c5f50'),
		)
	);
}

/** Mats of rush with their cloth edges. */
function mats(): string {
	return (
		rect(0, 290, 720, 190, '#b9c07f') +
		times(24, (index) => rect(0, 296 + index * 8, 720, 1.6, '#98a566', 0.55)) +
		rect(0, 284, 720, 12, '#8a5648') +
		fill('M86 296H112L20 480H-24Z', '#3f5a4c') +
		fill('M620 296H646L760 480H716Z', '#3f5a4c')
	);
}

function bowl(x: number, y: number): string {
	return place(
		x,
		y,
		1,
		rect(-62, -14, 124, 20, '#22284a', 1, 6) +
			fill('M-160 -150C-160 -70 -120 -6 -60 -6H60C120 -6 160 -70 160 -150Z', colour.glaze) +
			fill('M-160 -150C-160 -70 -120 -6 -60 -6H-20C-80 -30 -104 -90 -104 -150Z', colour.glazeLit) +
			fill(
				'M-158 -126C-100 -84 -60 -120 -8 -96C40 -76 90 -110 158 -122L160 -150H-160Z',
				'#e0805a',
			) +
			fill('M-158 -126C-140 -112 -118 -106 -100 -108L-104 -150H-160Z', '#f5a878') +
			oval(0, -150, 160, 40, '#f5b183') +
			oval(0, -147, 146, 33, '#2b3058') +
			oval(0, -138, 128, 24, colour.tea) +
			oval(-22, -140, 84, 14, colour.froth) +
			times(9, (index) =>
				disc(-92 + index * 22, -138 + ((index * 7) % 15) - 7, 3 + (index % 3), '#e9f2b4'),
			) +
			line(
				'M-40 -168C-54 -200 -22 -214 -38 -250M26 -170C12 -200 46 -216 30 -254',
				'#fffaf0',
				6,
				0.5,
			),
	);
}

/** A tea whisk cut from one piece of bamboo. */
function whisk(x: number, y: number): string {
	return place(
		x,
		y,
		1.1,
		times(15, (index) => {
			const t = index / 14 - 0.5;
			return line(
				`M${t * 44} -62C${t * 124} -48 ${t * 134} -14 ${t * 86} -4`,
				index % 2 ? '#e9c98a' : '#cfa562',
				4,
			);
		}) +
			rect(-25, -128, 50, 70, '#edcf94', 1, 5) +
			rect(8, -128, 17, 70, '#c49a5c', 1, 5) +
			oval(0, -128, 25, 8, '#f8e5b8') +
			oval(0, -128, 15, 4.6, '#a8804c') +
			rect(-26, -72, 52, 6, '#4a3348') +
			line('M-14 -54C-30 -40 -30 -20 -18 -8M14 -54C30 -40 30 -20 18 -8', '#b98a4a', 2.4),
	);
}
