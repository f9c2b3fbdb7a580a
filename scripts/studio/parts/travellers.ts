import { disc, fill, line, oval, place, rect } from '../tools/kit.ts';

export type Clothes = {
	coat: string;
	shade: string;
	legs: string;
	skin: string;
	hair: string;
	luggage: string;
	luggageShade: string;
};

/** A woman in a long coat and a hat with her wheeled case, seen from behind; (x, y) is where she stands. */
export function womanWithCase(x: number, y: number, height: number, clothes: Clothes): string {
	const { coat, shade, legs, skin, hair, luggage, luggageShade } = clothes;
	const content =
		line('M22 -34V-47H30V-34', legs, 1.6) +
		rect(15, -36, 23, 33, luggage, 1, 3) +
		fill('M29 -36H35a3 3 0 0 1 3 3V-6a3 3 0 0 1 -3 3H29Z', luggageShade) +
		line('M20 -32V-7M25 -32V-7', luggageShade, 1) +
		disc(19, -2, 2.2, legs) +
		disc(34, -2, 2.2, legs) +
		line('M-5 -30L-5.5 -4M4.5 -30L5 -4', skin, 4.4) +
		fill('M-10 0C-9 -5 -4 -6 -2.6 -4V0ZM2.4 0C2.6 -6 8 -5 9 0Z', legs) +
		fill('M-5 -83C-12 -81 -14 -74 -13 -64L-16 -25Q0 -20 16 -25L13 -64C14 -74 12 -81 5 -83Z', coat) +
		fill('M3 -83H5C12 -81 14 -74 13 -64L16 -25Q11 -23 6 -22.5C8 -44 8 -66 3 -83Z', shade) +
		line('M-11 -75Q-16 -62 -14.5 -48', coat, 5.4) +
		disc(-14.2, -44.5, 2.7, skin) +
		line('M11 -76Q19 -66 25 -50', coat, 5.4) +
		disc(25.6, -47.6, 2.7, skin) +
		line('M-12.2 -56H12.6', shade, 2.6) +
		rect(-2.6, -87, 5.2, 6, skin) +
		fill('M-6.6 -92C-7.4 -86 -5 -82 0 -81.6C5 -82 7.4 -86 6.6 -92Z', hair) +
		oval(0, -92.6, 13, 3, luggage) +
		fill('M-7.4 -93C-7 -101 -4 -102 0 -102C4 -102 7 -101 7.4 -93Z', luggage) +
		line('M-7.2 -94.2Q0 -92.6 7.2 -94.2', luggageShade, 2);
	return place(x, y, height / 100, content);
}

/** A man in a short coat with a bag over his shoulder, seen from behind. */
export function manWithBag(x: number, y: number, height: number, clothes: Clothes): string {
	const { coat, shade, legs, skin, hair, luggage, luggageShade } = clothes;
	const content =
		fill('M-10 -46L-10 -3H-2L0 -36L3 -3H11L10 -46Z', legs) +
		fill('M-12 0C-11 -4 -4 -5 -2 -3V0ZM3 0V-3C5 -5 12 -4 13 0Z', '#0d1830') +
		line('M-13 -75Q-18 -62 -16 -46', coat, 6.4) +
		disc(-15.8, -42, 3, skin) +
		fill('M-6 -84C-14 -82 -16 -76 -15 -66L-13 -40H13L15 -66C16 -76 14 -82 6 -84Z', coat) +
		fill('M6 -84C14 -82 16 -76 15 -66L13 -40H5C8 -56 8 -72 4 -84Z', shade) +
		line('M13 -75Q19 -62 15 -48', shade, 6.2) +
		line('M-9 -82L15 -56', luggageShade, 2.2) +
		rect(7, -58, 20, 18, luggage, 1, 4) +
		rect(7, -58, 20, 7, luggageShade, 1, 3) +
		rect(-3, -89, 6, 7, skin) +
		oval(0, -93, 6.4, 7.4, hair);
	return place(x, y, height / 100, content);
}

/** A child with a rucksack who points upwards to the left; as tall as the others when `height` is. */
export function pointingChild(x: number, y: number, height: number, clothes: Clothes): string {
	const { coat, shade, legs, skin, hair, luggage, luggageShade } = clothes;
	const content =
		fill('M-12 -42L-12 -4H-2.4L0 -30L2.4 -4H12L12 -42Z', legs) +
		fill('M-15 0C-14 -6 -4 -6 -2 -4V0ZM2 0V-4C4 -6 14 -6 15 0Z', '#0d1830') +
		line('M-12 -66L-27 -84', coat, 7) +
		disc(-29.6, -87, 3.8, skin) +
		line('M14 -66L26 -75', coat, 7) +
		disc(29, -77, 3.6, skin) +
		fill('M-7 -74C-15 -72 -16 -64 -15 -56L-14 -36H14L15 -56C16 -64 15 -72 7 -74Z', coat) +
		fill('M7 -74C15 -72 16 -64 15 -56L14 -36H8Q10 -58 5 -74Z', shade) +
		rect(-10, -70, 20, 27, luggage, 1, 7) +
		rect(-7, -57, 14, 11, luggageShade, 1, 4) +
		rect(-3, -79, 6, 8, skin) +
		disc(0, -87, 10.4, hair);
	return place(x, y, height / 100, content);
}
