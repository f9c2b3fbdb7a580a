import { expect, test } from 'vitest';

import type { Instalment } from '#src/domain/bookings/instalments.ts';
import { dueReminder } from '#src/domain/bookings/payment-reminder.ts';

const part = { amount: 100, open: 100, waits: false };
const deposit: Instalment = { ...part, of: 'deposit', due: '2026-11-30' };
const balance: Instalment = { ...part, of: 'balance', due: '2027-03-16' };

test.each<[string, Instalment[], string, string | null]>([
	['nothing before the deposit is due', [deposit, balance], '2026-11-29', null],
	['of the deposit on its day', [deposit, balance], '2026-11-30', 'today deposit'],
	['and on no other until it is overdue', [deposit, balance], '2026-12-02', 'today deposit'],
	['three days later it is', [deposit, balance], '2026-12-03', 'overdue deposit'],
	['of the balance not eight days before', [{ ...deposit, open: 0 }, balance], '2027-03-08', null],
	['but seven', [{ ...deposit, open: 0 }, balance], '2027-03-09', 'soon balance'],
	['on its day', [{ ...deposit, open: 0 }, balance], '2027-03-16', 'today balance'],
	['of what waits for a guarantee never', [{ ...balance, waits: true }], '2027-04-01', null],
	['of what has no day never', [{ ...balance, due: null }], '2027-04-01', null],
	['of what is paid never', [{ ...balance, open: 0 }], '2027-04-01', null],
])('whoever booked is reminded %s', (_, parts, today, expected) => {
	const reminder = dueReminder(parts, today);
	expect(reminder && `${reminder.stage} ${reminder.instalment.of}`).toBe(expected);
});
