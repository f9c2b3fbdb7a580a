import { clipTo, fade, fill, hill, polygon, rect, shaded, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';
import { streak } from './weather.ts';

const colour = {
	...family,
	rock: '#d9a07c',
	rockMid: '#a8727a',
	rockShade: '#6a5580',
	slope: '#7f9a7c',
	slopeShade: '#4d7275',
};

const table =
	'M96 640L128 470L150 380L168 352L196 346L250 350L320 344L400 348L470 342L560 347L620 343L652 350L668 380L690 450L720 520L800 600V660H60Z';

/** Devil's Peak to the left and Lion's Head to the right. */
export function peaks(): string {
	const devil = 'M-60 660L0 560L30 480L52 430L66 414L86 436L110 480L140 560L180 660Z';
	const lion = 'M640 660L690 590L724 520L742 456L756 440L772 442L786 470L812 540L860 600V660Z';
	return (
		fill(devil, colour.rockMid) +
		clipTo(
			devil,
			fill('M66 414L74 470L60 520L84 580L80 660H200L140 560L110 480L86 436Z', colour.rockShade) +
				hill('-60 600, 60 570, 180 640', 680, colour.slopeShade),
		) +
		fill(lion, colour.rock) +
		clipTo(
			lion,
			fill(
				'M760 440L756 490L774 530L764 600L780 660H880L812 540L786 470L772 442Z',
				colour.rockShade,
			) + hill('640 640, 720 580, 800 600, 880 640', 680, colour.slope),
		)
	);
}

/** The flat-topped mountain with its cliffs and green ravines. */
export function tableMountain(): string {
	const cliffs = times(15, (index) => {
		const x = 160 + index * 35 + ((index * 13) % 11);
		const depth = 70 + ((index * 37) % 60);
		return polygon(
			`${x} 346, ${x + 14 + (index % 3) * 5} 346, ${x + 24} ${346 + depth}, ${x + 10} ${380 + depth}, ${x + 2} ${346 + depth * 0.7}`,
			index % 2 ? colour.rockShade : colour.rockMid,
		);
	});
	const buttresses = times(8, (index) =>
		polygon(
			`${150 + index * 72} ${452 + ((index * 17) % 24)}, ${182 + index * 70} 420, ${236 + index * 66} 640, ${132 + index * 74} 640`,
			index % 2 ? '#8f9f80' : colour.slope,
		),
	);
	const ravines = times(7, (index) =>
		polygon(
			`${214 + index * 70} ${440 + ((index * 29) % 30)}, ${228 + index * 70} 436, ${262 + index * 68} 640, ${214 + index * 70} 640`,
			colour.slopeShade,
			0.8,
		),
	);
	return (
		fill(table, colour.rock) +
		clipTo(
			table,
			rect(60, 440, 760, 10, '#b5807a') +
				cliffs +
				rect(60, 396, 760, 5, '#f0c096', 0.6) +
				hill(
					'60 470, 180 440, 280 474, 380 446, 480 478, 580 446, 690 480, 820 540',
					680,
					colour.slope,
				) +
				buttresses +
				ravines +
				fill(
					'M652 350L640 420L664 480L650 560L690 640H840V600L720 520L690 450L668 380Z',
					colour.rockShade,
					0.75,
				),
		) +
		fade(0, 560, 800, 100, [
			[0, '#fbe9c4', 0],
			[1, '#fbe9c4', 0.65],
		])
	);
}

/** The cloud that lies on the mountain and pours over its edge. */
export function tablecloth(): string {
	const spills = (
		[
			[150, 60, 90],
			[214, 70, 60],
			[318, 90, 120],
			[432, 74, 84],
			[520, 96, 130],
			[606, 60, 150],
		] as const
	)
		.map(([x, width, depth]) =>
			shaded(
				`M${x} 350C${x + 6} ${350 + depth * 0.5} ${x + width * 0.2} ${350 + depth * 0.8} ${x + width * 0.34} ${350 + depth}C${x + width * 0.42} ${350 + depth * 0.7} ${x + width * 0.5} ${350 + depth * 0.62} ${x + width * 0.58} ${350 + depth * 0.84}C${x + width * 0.7} ${350 + depth * 0.6} ${x + width * 0.9} ${350 + depth * 0.4} ${x + width} 350Z`,
				[
					[0, '#fffaf0'],
					[0.35, '#fffaf0', 0.85],
					[1, '#fffaf0', 0],
				],
			),
		)
		.join('');
	return (
		spills +
		fill(
			'M120 372C150 340 200 318 246 328C290 300 352 302 388 318C430 296 494 300 528 320C572 306 622 314 644 334C668 338 690 352 712 376C680 360 664 358 648 364C560 350 480 368 400 358C320 352 240 368 168 358C150 358 136 362 120 372Z',
			'#fffaf0',
		) +
		fill(
			'M120 372C150 346 190 342 230 346C290 340 330 350 400 344C470 340 540 352 610 346C650 344 690 354 712 376C680 360 664 358 648 364C560 350 480 368 400 358C320 352 240 368 168 358C150 358 136 362 120 372Z',
			'#cddcda',
		) +
		streak(170, 318, 240, 14, '#fffaf0', 0.8) +
		streak(430, 306, 260, 14, '#fffaf0', 0.7)
	);
}
