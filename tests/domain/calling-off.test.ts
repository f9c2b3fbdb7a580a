import { expect, test } from 'vitest';

import { areKept, whyNotCallOff } from '#src/domain/tours/calling-off.ts';

const terms = { decisionDays: 30 };
const date = '2027-05-15';
const open = { date, state: 'open', guaranteedAt: null, duration: '7 days' } as const;

function refused(today: string, changes: object = {}, of = terms): boolean {
	const departure = { ...open, ...changes };
	return whyNotCallOff(departure, 'too few travellers', { today, terms: of }) !== null;
}

test('too few travellers is a reason until the day that was told', () => {
	expect(refused('2027-04-15')).toBe(false);
	expect(refused('2027-04-16')).toBe(true);
});

test.each([
	['7 days', 10, '2027-04-25'],
	['6 days', 5, '2027-05-08'],
	['2 days', 5, '2027-05-08'],
	['1 day', 1, '2027-05-13'],
	['', 1, '2027-05-13'],
])(
	'of a tour of %s the law’s notice counts where it is earlier than a decision %d days before',
	(duration, decisionDays, last) => {
		expect(refused(last, { duration }, { decisionDays })).toBe(false);
		const next = `${last.slice(0, 8)}${String(Number(last.slice(8)) + 1).padStart(2, '0')}`;
		expect(refused(next, { duration }, { decisionDays })).toBe(true);
	},
);

test('it is no reason once the departure was guaranteed, also while that is closed; others are', () => {
	const guaranteedAt = '2027-01-01T15:00:00Z';
	for (const state of ['guaranteed', 'closed'] as const) {
		const departure = { ...open, state, guaranteedAt };
		const day = { today: '2027-02-01', terms };
		expect(whyNotCallOff(departure, 'too few travellers', day)).toContain('guaranteed');
		expect(whyNotCallOff(departure, 'not safe', day)).toBeNull();
	}
});

test('what has left, or is called off, cannot be called off for any reason', () => {
	const day = { today: '2027-05-16', terms };
	expect(whyNotCallOff(open, 'not safe', day)).toContain('has left');
	expect(whyNotCallOff(open, 'not safe', { ...day, today: date })).toBeNull();
	expect(whyNotCallOff({ ...open, state: 'called off' }, 'not safe', day)).toContain('already');
});

test('seats are kept until their end, and for nobody who has answered', () => {
	const until = '2026-12-04T15:00:00Z';
	expect(areKept({ answer: 'asked', until }, new Date('2026-12-04T14:59:59Z'))).toBe(true);
	expect(areKept({ answer: 'asked', until }, new Date(until))).toBe(false);
	expect(areKept({ answer: 'declined', until }, new Date('2026-12-01T15:00:00Z'))).toBe(false);
});
