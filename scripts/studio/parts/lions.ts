import { disc, fill, line, place } from '../tools/kit.ts';

const coat = {
	light: '#e0a95f',
	shade: '#b0713f',
	mane: '#8a4a30',
	maneDark: '#5f2f2c',
	ink: '#3a1f2c',
};

/** A lion that lies and looks to the left, 170 long; (x, y) is the middle of where it lies. */
export function lion(x: number, y: number, scale: number): string {
	const content =
		line('M78 -12C104 -6 108 4 122 14', coat.shade, 6) +
		disc(124, 16, 6, coat.maneDark) +
		fill('M-70 0C-80 -30 -64 -54 -38 -58C-8 -60 24 -62 52 -54C80 -46 92 -22 86 0Z', coat.light) +
		fill('M30 0C24 -24 40 -40 58 -36C80 -30 92 -14 86 0Z', coat.shade) +
		fill('M-40 0C-10 -10 20 -10 40 0Z', coat.shade) +
		fill('M-54 -20C-82 -18 -104 -16 -118 -12C-127 -8 -125 4 -114 4H-50Z', coat.light) +
		fill('M34 4H78C84 -2 76 -8 60 -8C48 -8 38 -4 34 4Z', coat.light) +
		fill(
			'M-28 -30C-22 -56 -26 -92 -52 -100C-76 -110 -100 -96 -102 -76C-104 -54 -92 -28 -74 -14C-56 -4 -36 -10 -28 -30Z',
			coat.mane,
		) +
		fill(
			'M-28 -30C-22 -56 -26 -92 -52 -100C-40 -84 -44 -40 -60 -10C-46 -8 -34 -14 -28 -30Z',
			coat.maneDark,
		) +
		fill(
			'M-60 -82C-68 -94 -92 -92 -98 -78C-104 -72 -110 -62 -106 -54C-98 -46 -84 -48 -76 -56C-66 -62 -58 -70 -60 -82Z',
			coat.light,
		) +
		fill(
			'M-106 -64C-112 -58 -108 -50 -98 -50C-90 -50 -84 -54 -84 -60C-90 -62 -98 -62 -106 -64Z',
			'#f9e0b0',
		) +
		fill('M-104 -68l-8 4l5 5l6 -3Z', coat.ink) +
		line('M-92 -74l7 -2', coat.ink, 3.4) +
		disc(-62, -88, 7, coat.shade);
	return place(x, y, scale, content);
}

/** A lioness who sits and looks to the left, 100 high; (x, y) is the middle of where she sits. */
export function lioness(x: number, y: number, scale: number): string {
	const content =
		line('M36 -6C58 -2 66 -4 78 -14', coat.shade, 6) +
		fill('M-26 0C-26 -30 -30 -50 -24 -66C-16 -78 4 -76 14 -60C28 -44 44 -28 42 0Z', coat.light) +
		fill('M8 0C2 -22 12 -34 26 -32C40 -26 46 -12 42 0Z', coat.shade) +
		fill('M-24 -60C-26 -36 -26 -20 -28 -6L-32 0H-12C-14 -20 -10 -40 -6 -56Z', coat.light) +
		fill('M-14 -40C-14 -24 -14 -12 -12 0H-4C-6 -16 -6 -30 -2 -44Z', coat.shade) +
		fill(
			'M-26 -60C-40 -70 -56 -72 -56 -82C-56 -90 -46 -96 -38 -104C-26 -112 -6 -106 -2 -92C0 -80 2 -66 8 -56C-4 -48 -18 -52 -26 -60Z',
			coat.light,
		) +
		fill(
			'M-56 -80C-56 -74 -48 -70 -40 -68C-36 -72 -34 -78 -38 -80C-44 -82 -50 -82 -56 -80Z',
			'#f9e0b0',
		) +
		fill('M-57 -86l8 -2l-2 6l-5 2Z', coat.ink) +
		line('M-42 -92l7 -2', coat.ink, 3.4) +
		disc(-14, -104, 7, coat.shade);
	return place(x, y, scale, content);
}
