import { existsSync, statSync } from 'node:fs';

import { expect, test } from 'vitest';

import { imageAlt, posterAlt } from '#src/domain/pictures/poster-alt.ts';
import { posterSources } from '#src/domain/pictures/poster-sources.ts';
import {
	pictureFile,
	pictureName,
	pictureNames,
	posterSlugs,
	spotSlugs,
} from '#src/domain/pictures/poster.ts';

const folder = new URL('../../public', import.meta.url).pathname;
const images = pictureNames.map((name) => ({ image: pictureFile(name) }));

test('a poster is offered in every width, AVIF before WebP', () => {
	expect(posterSources('/posters/london-800.webp')).toEqual({
		avif: '/posters/london-320.avif 320w, /posters/london-480.avif 480w, /posters/london-800.avif 800w',
		webp: '/posters/london-320.webp 320w, /posters/london-480.webp 480w, /posters/london-800.webp 800w',
		fallback: '/posters/london-800.webp',
		width: 800,
		height: 1000,
	});
});

test('a hero is 16:9 and up to 1920 wide', () => {
	const sources = posterSources('/posters/hero-coast-960.avif');
	expect(sources).toMatchObject({
		fallback: '/posters/hero-coast-1920.webp',
		width: 1920,
		height: 1080,
	});
	expect(sources?.avif.split(', ')).toHaveLength(4);
});

test.each([
	'https://images.example/posters/london-800.webp',
	'/posters/london.webp',
	'/posters/london-800.png',
	'/other/london-800.webp',
	'/posters/../london-800.webp',
	'',
])('%j is not one of our pictures', (image) => {
	expect(posterSources(image)).toBeNull();
	expect(imageAlt(image)).toBeNull();
});

test('what was never drawn is not one of our pictures either', () => {
	expect(pictureName('/posters/atlantis-800.webp')).toBeNull();
	expect(imageAlt('/posters/atlantis-800.webp')).toBeNull();
});

test.each(images)('every file of $image is there', ({ image }) => {
	const sources = posterSources(image);
	const files = `${sources?.avif}, ${sources?.webp}`
		.split(', ')
		.map((entry) => entry.split(' ')[0]);
	expect(files.filter((file) => !existsSync(`${folder}${file}`))).toEqual([]);
});

test.each(images)('$image says in words what it shows', ({ image }) => {
	const name = pictureName(image);
	expect(name && posterAlt(name)).toMatch(/^(Illustrated poster|Drawing): .{20,}/);
	expect(imageAlt(image)).toBe(name && posterAlt(name));
});

test.each([
	...posterSlugs.map((slug) => [`${slug}-480.avif`, 25] as const),
	...pictureNames.filter(isWide).map((name) => [`${name}-640.avif`, 22] as const),
	...pictureNames.filter(isWide).map((name) => [`${name}-960.avif`, 45] as const),
	...pictureNames.filter(isWide).map((name) => [`${name}-1440.avif`, 80] as const),
	...pictureNames.filter(isWide).map((name) => [`${name}-1920.avif`, 120] as const),
	...spotSlugs.map((slug) => [`spot-${slug}-240.avif`, 8] as const),
	...spotSlugs.map((slug) => [`spot-${slug}-480.avif`, 18] as const),
	...spotSlugs.map((slug) => [`spot-${slug}-720.avif`, 32] as const),
])('%s stays within %i KB', (file, kilobytes) => {
	expect(statSync(`${folder}/posters/${file}`).size).toBeLessThanOrEqual(kilobytes * 1024);
});

function isWide(name: string): boolean {
	return name.startsWith('hero-') || name.startsWith('wide-');
}
