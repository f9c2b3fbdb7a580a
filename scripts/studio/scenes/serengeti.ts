import { umbrellaPine } from '../parts/plants.ts';
import { elephant, giraffe } from '../parts/savanna-animals.ts';
import { birds, mist, sky, streak } from '../parts/weather.ts';
import { disc, fade, fill, glow, hill, poster, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = {
	...family,
	bark: '#2b1630',
	crown: '#3a1f38',
	crownLit: '#7a3a3f',
};

/** The sun goes down behind the acacia; elephants walk to water, giraffes wait, the mountain stands far off. */
export const scene = poster(
	sky(
		[
			[0, '#8f2f3f'],
			[0.3, '#d9573f'],
			[0.58, '#f59a4f'],
			[0.85, '#fdd27f'],
		],
		720,
	),
	glow(420, 500, 560, '#ffe08f', 0.8),
	disc(420, 490, 214, '#ffe9b0', 0.18),
	disc(420, 490, 178, '#fff0c4'),
	streak(-60, 300, 480, 32, '#e8763f', 0.7),
	streak(430, 250, 460, 34, '#c9503f', 0.75),
	streak(470, 420, 420, 24, '#f7b060', 0.9),
	streak(120, 540, 400, 18, '#f7b060', 0.85),
	birds(
		[
			[250, 250, 14],
			[290, 232, 11],
			[216, 270, 9],
			[330, 252, 9],
			[270, 284, 8],
		],
		colour.bark,
	),
	kilimanjaro(),
	mist(560, 110, '#fdc977', 0.8),
	hill('0 650, 160 640, 340 652, 560 638, 800 650', 800, '#d9803f'),
	times(9, (index) =>
		umbrellaPine(
			30 + index * 94,
			660 + ((index * 7) % 9),
			40 + ((index * 13) % 22),
			74,
			{ trunk: '#a8532f', dark: '#b55f34', light: '#c9743f' },
			0.2,
		),
	),
	plain(),
	giraffe(650, 770, 1, '#4a2438'),
	giraffe(728, 776, 0.78, '#4a2438'),
	elephant(316, 806, 1),
	elephant(458, 812, 0.72),
	elephant(540, 818, 0.44),
	grass(),
	umbrellaPine(
		170,
		960,
		720,
		560,
		{ trunk: colour.bark, dark: colour.crown, light: colour.crownLit },
		0.17,
	),
	near(),
);

function kilimanjaro(): string {
	return (
		fill(
			'M380 660C480 620 550 560 596 520C630 506 700 502 736 514C790 560 850 620 900 660Z',
			'#c9653f',
		) +
		fill(
			'M700 505C720 506 730 510 736 514C790 560 850 620 900 660H760C740 600 720 550 700 505Z',
			'#a84a3f',
		) +
		fill(
			'M572 541C580 534 590 526 596 520C630 506 700 502 736 514L766 540L746 532L736 546L720 530L704 550L688 530L668 552L650 530L632 546L616 530L600 546L590 534Z',
			'#ffeed2',
		) +
		fill('M700 505C720 506 730 510 736 514L766 540L746 532L736 546L720 530L710 544Z', '#e9b08f')
	);
}

function plain(): string {
	return (
		hill('0 690, 200 676, 420 692, 640 680, 800 694', 1010, '#c9692f') +
		fill('M60 722C240 704 560 706 760 726C640 744 240 748 60 722Z', '#fdd58a') +
		fill('M160 728C320 716 520 718 660 730C540 740 300 742 160 728Z', '#fff0c4', 0.8) +
		hill('0 740, 220 752, 460 742, 800 756', 1010, '#a84f2f') +
		hill('0 800, 240 792, 520 812, 800 794', 1010, '#8a3a2f') +
		fade(0, 690, 800, 120, [
			[0, '#ffdf8f', 0.35],
			[1, '#ffdf8f', 0],
		])
	);
}

function grass(): string {
	return times(60, (index) => {
		const x = (index * 61) % 800;
		const y = 770 + ((index * 37) % 60);
		return fill(
			`M${x} ${y}q-2 -12 -8 -18q8 4 10 12q2 -12 8 -18q-2 12 -4 24Z`,
			index % 2 ? '#d98a3f' : '#6a2a34',
			0.8,
		);
	});
}

function near(): string {
	return (
		hill('0 930, 180 916, 400 950, 620 936, 800 910', 1010, colour.bark) +
		times(90, (index) => {
			const x = index * 9 + ((index * 13) % 7) - 8;
			const y = 950 - Math.abs(400 - x) * 0.05 + 16;
			const tall = 50 + ((index * 41) % 60);
			const lean = ((index * 29) % 30) - 12;
			return fill(
				`M${x} ${y + 40}Q${x + lean * 0.2} ${y - tall * 0.4} ${x + lean} ${y - tall * 0.8}Q${x + lean * 0.4 + 5} ${y - tall * 0.3} ${x + 6} ${y + 40}Z`,
				index % 4 === 1 ? '#5f2a38' : index % 7 === 3 ? '#a84f34' : colour.bark,
			);
		})
	);
}
