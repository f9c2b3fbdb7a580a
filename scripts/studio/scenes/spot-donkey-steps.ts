import { archway } from '../parts/built.ts';
import { box, cycladic, dome } from '../parts/cycladic-houses.ts';
import { mule } from '../parts/mule.ts';
import { leaves } from '../parts/plants.ts';
import { glints, mist, sky, streak } from '../parts/weather.ts';
import { disc, fade, fill, hill, line, place, polygon, rect, spot, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = { ...family, ...cycladic };

/** A donkey waits on the steps down to the harbour of Ammoudi. */
export const scene = spot(
	sky(
		[
			[0, '#4f93c5'],
			[0.6, '#a9d3de'],
			[1, '#fbeccb'],
		],
		230,
		720,
	),
	streak(30, 60, 240, 13, '#fffaf0', 0.8),
	hill('-10 214, 90 190, 200 202, 320 178, 440 206, 540 222', 250, '#8fa5bd'),
	mist(160, 70, '#fde6c8', 0.5, 720),
	fade(0, 222, 720, 180, [
		[0, '#a5cfdc'],
		[0.4, '#4f93c5'],
		[1, '#2f6fb0'],
	]),
	glints({ x: 200, y: 232, height: 110, near: 420, far: 260, count: 14, seed: 4 }, '#fffaf0', 0.6),
	houses(),
	steps(),
	mule(290, 410, 1.16, { light: '#9c8f94', shade: '#685f75' }, saddle()),
	flowers(),
);

function houses(): string {
	return (
		place(560, 214, 1, dome(60, -70, 62)) +
		box(500, 190, 220, 62) +
		archway(560, 240, 26, 58, colour.dome) +
		rect(600, 152, 20, 24, colour.domeShade) +
		rect(646, 152, 20, 24, colour.domeShade) +
		rect(460, 232, 270, 90, '#fbd9bd') +
		rect(640, 232, 90, 90, colour.shade) +
		rect(452, 224, 280, 12, '#fffaf0') +
		archway(690, 330, 48, 80, colour.domeShade) +
		rect(500, 252, 18, 26, colour.domeShade)
	);
}

/** Low broad steps of whitewashed stone, nearer and wider towards us. */
function steps(): string {
	return (
		rect(100, 286, 630, 204, colour.wall) +
		times(6, (index) => {
			const y = 292 + index * 30 + index * index * 2.2;
			const tall = 14 + index * 2.4;
			const from = 100;
			return (
				polygon(`${from} ${y}, 730 ${y}, 730 ${y + tall}, ${from} ${y + tall}`, colour.shade) +
				polygon(`${from} ${y}, 730 ${y}, 730 ${y + 5}, ${from} ${y + 5}`, '#fffaf0') +
				times(7, (stone) =>
					rect(from + 60 + stone * 96 + (index % 2) * 40, y + tall + 3, 42, 3, '#d9c3b5', 0.7),
				)
			);
		}) +
		polygon('-10 232, 96 250, 96 490, -10 490', colour.wall) +
		polygon('96 250, 124 276, 124 490, 96 490', colour.shade) +
		polygon('-10 222, 102 241, 132 270, 126 282, 94 255, -10 238', '#fffaf0')
	);
}

function saddle(): string {
	return (
		fill('M-62 -62C-66 -104 -54 -116 -14 -114C26 -116 34 -104 30 -62Z', colour.coral) +
		fill('M-14 -114C26 -116 34 -104 30 -62H-2Z', colour.brick) +
		line('M-61 -74H29M-62 -86H29', colour.gold, 4) +
		times(9, (index) => line(`M${-56 + index * 10} -62v10`, colour.gold, 3)) +
		fill('M-48 -112C-54 -138 -38 -140 -34 -122H4C8 -140 24 -138 18 -112Z', '#8a5a3f') +
		line('M-46 -116H16', '#5f3a35', 5) +
		disc(74, -76, 6, colour.gold) +
		disc(88, -92, 6, '#2f7fc0') +
		disc(66, -62, 6, '#2f7fc0')
	);
}

function flowers(): string {
	return (
		leaves('650 350, 690 330, 720 360, 700 390, 670 380', 20, ['#2f5f5a', '#3f7f64'], 6, 8) +
		leaves('640 346, 684 326, 716 350, 700 386, 660 374', 17, ['#e0567a', '#f58aa5'], 9, 9) +
		fill('M640 392H722V470H652Z', '#c9705c') +
		fill('M690 392H722V470H686Z', '#9c4f4e') +
		rect(632, 384, 92, 13, '#d9836a')
	);
}
