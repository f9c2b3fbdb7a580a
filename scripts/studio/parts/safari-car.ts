import { disc, fill, line, place, polygon, rect, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const paint = { light: '#c9b27a', shade: '#8f7a4f', dark: '#4a3a34', glass: '#3f5a66' };

/** A safari car that drives to the left, its roof raised over two who stand; (x, y) is the ground under its middle. */
export function safariCar(x: number, y: number, scale: number): string {
	const wheel = (at: number): string =>
		disc(at, -20, 21, family.ink) + disc(at, -20, 10, '#a89878') + disc(at, -20, 4, family.ink);
	const watcher = (at: number, coat: string, hat: string): string =>
		fill(`M${at - 10} -96V-116C${at - 10} -128 ${at + 10} -128 ${at + 10} -116V-96Z`, coat) +
		disc(at, -132, 8, '#b9783f') +
		fill(`M${at - 15} -135h30l-6 -3c0 -10 -18 -10 -18 0Z`, hat);
	const content =
		fill('M-120 -6Q0 14 150 -4Q170 4 60 10Q-60 12 -120 -6Z', family.wine, 0.3) +
		watcher(-12, family.brick, '#f3d9a4') +
		watcher(44, '#4f6f5a', '#e9c98c') +
		line('M-44 -98V-152M82 -98V-152M20 -98V-152', paint.dark, 4) +
		polygon('-58 -152, 96 -152, 90 -162, -50 -162', '#f3e3bd') +
		rect(-58, -152, 154, 5, '#b59a6a') +
		fill(
			'M-124 -32L-120 -66C-118 -74 -112 -76 -104 -77L-62 -80L-46 -108H104C112 -108 116 -104 116 -96V-30H-124Z',
			paint.light,
		) +
		fill('M-124 -32L-122 -48H116V-30H-124Z', paint.shade) +
		fill('M-54 -80L-40 -102H-6V-76H-54Z', paint.glass) +
		times(3, (index) => rect(2 + index * 37, -102, 30, 26, paint.glass)) +
		fill('M-48 -82L-36 -102H-28L-40 -82Z', '#8fb0ac', 0.7) +
		line('M-2 -104V-34M34 -76V-34', paint.shade, 2.4) +
		rect(-130, -46, 12, 16, paint.dark) +
		disc(-116, -58, 6, '#fff0c4') +
		rect(112, -80, 12, 34, paint.dark) +
		wheel(-76) +
		wheel(74);
	return place(x, y, scale, content);
}
