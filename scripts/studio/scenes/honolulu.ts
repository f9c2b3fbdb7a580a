import { waikiki } from '../parts/waikiki.ts';
import { rays, sun } from '../parts/weather.ts';
import { disc, fill, line, place, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = { ...family, foam: '#fdf6e6' };

/** Summer at Waikiki: a dry crater and the south swell. */
export const scene = waikiki({
	sky: [
		[0, '#2f7fa0'],
		[0.32, '#86c7bd'],
		[0.6, '#fde6b4'],
		[0.82, '#f9b183'],
	],
	light: rays(190, 560, 950, 11, colour.foam, 0.12) + sun(190, 520, 78, '#fff6da', '#ffdd95'),
	shower: '',
	crater: { flank: '#a8705f', shade: '#5f4663', rim: '#e2a983', foot: '#6b8f63' },
	swell: bigWave(),
});

function bigWave(): string {
	return (
		fill('M260 930C380 900 470 800 640 790C740 786 800 812 820 830V1000H200Z', '#1c7d90') +
		fill(
			'M640 790C740 786 800 812 820 830V900C760 850 690 850 640 880C560 930 420 950 330 940C440 910 500 820 640 790Z',
			'#57bcb2',
		) +
		fill(
			'M560 808C640 776 760 786 830 826L826 846C770 812 700 806 640 822C610 830 570 846 540 870C548 846 552 826 560 808Z',
			colour.foam,
		) +
		times(9, (index) =>
			fill(
				`M${560 + index * 30} ${846 - Math.sin(index / 2.6) * 22}q-8 34 -30 ${58 - index * 3}q28 -10 44 -56Z`,
				'#e2f3e6',
				0.75,
			),
		) +
		surfer(470, 866)
	);
}

function surfer(x: number, y: number): string {
	const content =
		fill('M-120 42C-60 20 -20 14 10 16C-30 26 -70 40 -100 52Z', colour.foam, 0.9) +
		fill('M-64 18C-30 2 40 -8 76 -6C50 10 -10 26 -48 28Q-62 26 -64 18Z', colour.gold) +
		line('M-40 20C0 8 40 2 70 -2', colour.coral, 4) +
		line('M-18 10L-14 -22L6 -40M20 4L26 -20L8 -38', '#6a3d38', 10) +
		fill('M-6 -34C-2 -62 12 -72 22 -68C32 -62 24 -44 18 -32Z', colour.coral) +
		line('M18 -62L52 -66M12 -62L-24 -52', '#6a3d38', 7) +
		disc(26, -82, 10, '#6a3d38') +
		fill('M15 -82C15 -98 36 -96 36 -84C30 -90 22 -88 15 -82Z', colour.ink);
	return place(x, y, 1, content, 6);
}
