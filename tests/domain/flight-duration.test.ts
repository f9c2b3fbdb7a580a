import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
	cruiseSpeed,
	delayChance,
	extraRouting,
	groundHours,
	longestDelay,
	minuteStep,
	simulatedMinutes,
	stopHours,
	taxiHours,
} from '#src/domain/flights/duration.ts';
import { seededRandom } from '#src/domain/random.ts';

test.each([
	['least extra routing', extraRouting.least, 0.05],
	['most extra routing', extraRouting.most, 0.1],
	['ground allowance in hours', groundHours, 0.25],
	['taxi allowance in hours', taxiHours, 0.33],
	['shortest stop in hours', stopHours.least, 1],
	['longest stop in hours', stopHours.most, 3],
	['chance of a delay', delayChance, 0.15],
	['longest delay in minutes', longestDelay, 30],
	['step of durations in minutes', minuteStep, 5],
])('the %s is as specified', (_, constant, specified) => {
	expect(constant).toBe(specified);
});

test.each([
	[150, 440],
	[499.9, 440],
	[500, 480],
	[1499.9, 480],
	[1500, 520],
	[3499.9, 520],
	[3500, 560],
	[12_000, 560],
])('a flight of %s miles cruises at %s miles per hour', (miles, speed) => {
	expect(cruiseSpeed(miles)).toBe(speed);
});

// Draws in order: extra routing, wait at the stop, whether there is a delay, how long it is.
const [least, middle, most, onTime, delayed] = [0, 0.5, 0.999999, 0.15, 0.1499];

test.each([
	// 4400 × 1.05 / 560 = 8.25 h, and 2 × (0.25 + 0.33) = 1.16 h
	['the straightest direct flight', 4400, 0, [least, least, onTime], 565],
	// 4400 × 1.1 / 560 = 8.643 h
	['the longest way round', 4400, 0, [most, least, onTime], 590],
	['the longest delay', 4400, 0, [least, least, delayed, most], 595],
	['half the longest delay', 4400, 0, [least, least, delayed, middle], 580],
	// a second pair of allowances, 1.16 h, and a wait of 1 h or 3 h
	['the shortest stop', 4400, 1, [least, least, onTime], 695],
	['the longest stop', 4400, 1, [least, most, onTime], 815],
	// 150 × 1.05 / 440 = 0.358 h
	['the shortest flight', 150, 0, [least, least, onTime], 90],
] as const)('%s takes what the formula says', (_, miles, stops, draws, minutes) => {
	const left = [...draws];
	expect(simulatedMinutes(miles, stops, () => left.shift() ?? 0)).toBe(minutes);
});

test('durations are multiples of 5 within what the formula allows', () => {
	const miles = fc.double({ min: 150, max: 12_500, noNaN: true });
	fc.assert(
		fc.property(miles, fc.constantFrom(0, 1), fc.string(), (distance, stops, seed) => {
			const minutes = simulatedMinutes(distance, stops, seededRandom(seed));
			const inTheAir = (distance / cruiseSpeed(distance)) * 60;
			expect(minutes % 5).toBe(0);
			expect(minutes).toBeGreaterThanOrEqual(inTheAir * 1.05 + 69.6 + stops * 129.6 - 2.5);
			expect(minutes).toBeLessThanOrEqual(inTheAir * 1.1 + 69.6 + stops * 249.6 + 30 + 2.5);
		}),
		{ numRuns: 3000 },
	);
});
