import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

import { testDatabase } from '../support/database.ts';
import { inboxActs } from '../support/inbox-acts.ts';
import { type Act, type ActName, actNames } from '../support/inbox-model.ts';
import { inboxViews } from '../support/inbox-views.ts';

/** `INBOX_RUNS=500` tries more histories, `INBOX_SEED` others. */
const numRuns = Number(process.env['INBOX_RUNS'] ?? 3);
const seed = Number(process.env['INBOX_SEED'] ?? 15);

const { begin, perform, read, expected, now } = inboxActs(await testDatabase());
const { expectOneTruth } = inboxViews(read);

const how = { who: fc.nat(1), nth: fc.nat(11), choice: fc.nat(90) };
const asked: fc.Arbitrary<Act> = fc.record({
	name: fc.constantFrom('ask', 'write', 'ask to cancel', 'review'),
	...how,
	isStale: fc.constant(false),
});
/** Something is asked, then everything is done once, in any order, and some of it again. */
const history = fc
	.tuple(
		fc.array(asked, { minLength: 3, maxLength: 5 }),
		fc.shuffledSubarray([...actNames], { minLength: actNames.length }),
		fc.array(fc.constantFrom(...actNames), { minLength: 5, maxLength: 9, size: 'max' }),
		fc.infiniteStream(fc.record({ ...how, isStale: fc.nat(2).map((number) => number === 0) })),
	)
	.map(([first, once, again, hows]) => [
		...first,
		...[...once, ...again].map((name): Act => ({ name, ...next(hows) })),
	]);

function next<Value>(stream: IterableIterator<Value>): Value {
	const { done, value } = stream.next();
	if (done) throw new RangeError('The stream has ended.');
	return value;
}

test(
	'whatever two colleagues, visitors and the clock do, no two views of what waits disagree',
	{ timeout: 300_000 + numRuns * 20_000 },
	async () => {
		vi.spyOn(console, 'info').mockImplementation(() => {});
		const came = new Set<string>();
		await fc.assert(
			fc.asyncProperty(history, async (acts) => {
				await begin();
				for (const [index, each] of acts.entries()) {
					const outcome = await perform(each);
					came.add(outcome);
					const when = `after ${index + 1}, ${outcome}`;
					const { waits, later } = await expectOneTruth(when, now());
					const told = { waits: waits.toSorted(), later: later.toSorted() };
					expect({ when, ...told }).toEqual({ when, ...expected() });
				}
			}),
			{ numRuns, seed },
		);
		// Each is done, and somebody came too late with a mark.
		const done = actNames.filter(
			(name) => ![200, 201].some((status) => came.has(`${name} ${status}`)),
		);
		expect(done).toEqual([]);
		const marks = ['take', 'later', 'done', 'open'] as const satisfies ActName[];
		expect(marks.filter((mark) => came.has(`${mark} 409`))).not.toEqual([]);
	},
);
