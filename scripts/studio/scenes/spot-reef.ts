import {
	brainCoral,
	branchCoral,
	fanCoral,
	fish,
	school,
	sunbeams,
	tubeSponge,
} from '../parts/reef.ts';
import { fade, hill, spot } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

/** Fish over a coral reef, light falling through the water. */
export const scene = spot(
	fade(0, 0, 720, 480, [
		[0, '#7fe0d3'],
		[0.3, '#38b5be'],
		[0.75, '#1a7a9c'],
		[1, '#12567c'],
	]),
	sunbeams(-10, 720, 420),
	school(520, 110, 14, '#1c86a3'),
	hill('-10 380, 150 350, 320 392, 500 400, 640 366, 730 376', 490, '#1c6f88'),
	fanCoral(610, 390, 1.3, '#c9487a', '#f29ab4'),
	tubeSponge(88, 400, 1.3, '#8f7ac4', '#4f3f8a'),
	hill('-10 430, 160 410, 360 440, 540 430, 730 440', 490, '#15607c'),
	branchCoral(210, 436, 1.1, family.apricot),
	brainCoral(400, 452, 84, '#e9b95a', '#b9803f'),
	branchCoral(516, 446, 0.8, '#f29ab4'),
	brainCoral(30, 486, 70, '#8fc7a5', '#4f8f7c'),
	hill('-10 462, 160 446, 380 450, 560 444, 730 456', 490, '#0f4c68'),
	fish(350, 196, 1.9, family.gold, '#2b3f6e'),
	fish(182, 268, 1.3, '#fff6e4', family.coral, -6),
	fish(494, 292, 1.2, '#fff6e4', family.coral, 4),
	fish(148, 140, 0.9, family.gold, '#2b3f6e', 8),
);
