import { expect, test } from 'vitest';

import { randomBetween, randomInteger, seededRandom, shuffled } from '#src/domain/random.ts';

test('a seed gives the same numbers on every machine', () => {
	const random = seededRandom('JFK.LHR');
	expect([random(), random(), random()].map((number) => number * 2 ** 32)).toEqual([
		162166950, 2099523302, 2691068231,
	]);
});

test('two seeds that differ in one letter give different numbers', () => {
	expect(seededRandom('JFK.LHR')()).not.toBe(seededRandom('JFK.LHS')());
});

test('numbers spread evenly from 0 to below 1', () => {
	const random = seededRandom('spread');
	const numbers = Array.from({ length: 20_000 }, random);
	expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
	expect(Math.max(...numbers)).toBeLessThan(1);
	for (let tenth = 0; tenth < 10; tenth += 1) {
		const share = numbers.filter((number) => Math.floor(number * 10) === tenth).length / 20_000;
		expect(share).toBeGreaterThan(0.09);
		expect(share).toBeLessThan(0.11);
	}
});

test('the first numbers of neighbouring seeds spread evenly too', () => {
	const firsts = Array.from({ length: 20_000 }, (_, day) => seededRandom(`2026-01-01.${day}`)());
	const mean = firsts.reduce((sum, number) => sum + number, 0) / firsts.length;
	expect(Math.abs(mean - 0.5)).toBeLessThan(0.01);
});

test('whole numbers reach both ends and go no further', () => {
	const random = seededRandom('ends');
	const drawn = new Set(Array.from({ length: 500 }, () => randomInteger(random, 5, 8)));
	expect([...drawn].toSorted((a, b) => a - b)).toEqual([5, 6, 7, 8]);
});

test('a number between two ends starts at the first', () => {
	expect(randomBetween(() => 0, 1, 3)).toBe(1);
	expect(randomBetween(() => 0.5, 1, 3)).toBe(2);
});

test('a shuffled list holds every entry once and leaves the given list alone', () => {
	const entries = ['a', 'b', 'c', 'd', 'e'];
	const orders = new Set<string>();
	const random = seededRandom('orders');
	for (let round = 0; round < 3000; round += 1) {
		const order = shuffled(random, entries);
		expect(order.toSorted()).toEqual(entries);
		orders.add(order.join(''));
	}
	expect(orders.size).toBe(120);
	expect(entries).toEqual(['a', 'b', 'c', 'd', 'e']);
});
