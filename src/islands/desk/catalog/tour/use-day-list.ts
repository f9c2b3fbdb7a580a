import { useState } from 'react';

import type { ItineraryDay } from '#src/contract/catalog/catalog.ts';
import { renumberedDays } from '#src/domain/tours/renumbered-days.ts';
import { noDayFacts } from '#src/domain/tours/tour-facts.ts';

/** Where the focus goes: into a day's fields, or to one of its buttons. */
export type DayFocus = { key: number; part: 'fields' | 'up' | 'down' | 'remove' };

type Shown = {
	/** A name for each day that it keeps wherever it moves. */
	keys: readonly number[];
	open: ReadonlySet<number>;
	/** Those that were unfolded once: what was typed there, and is no value, stays while they are folded. */
	seen: ReadonlySet<number>;
	focus: DayFocus | null;
	/** What is read out. */
	said: string;
};

/** A day, its name, and its place before the order changed. */
type Placed = { day: ItineraryDay; key: number; was: number };

const blank: ItineraryDay = { title: '', text: '', ...noDayFacts };
/** Up to so many days stay unfolded when another one is added. */
const few = 3;

/** The days of an itinerary as they are edited: their order, which of them are unfolded, and where the focus goes. */
export function useDayList(
	days: readonly ItineraryDay[],
	{ most, onChange }: { most: number; onChange: (days: ItineraryDay[]) => void },
) {
	const [shown, setShown] = useState<Shown>(() => ({
		keys: days.map((_, index) => index),
		open: new Set(),
		seen: new Set(),
		focus: null,
		said: '',
	}));
	// Another version of the tour may have been loaded, with more days or fewer.
	const keys = shown.keys.length === days.length ? shown.keys : days.map((_, index) => index);
	const newKey = Math.max(-1, ...keys) + 1;

	const keyAt = (index: number) => keys[index] ?? newKey;
	const opening = (open: ReadonlySet<number>) => ({
		open,
		seen: new Set([...shown.seen, ...open]),
	});
	const placed: Placed[] = days.map((day, index) => ({ day, key: keyAt(index), was: index }));
	const arrange = (order: readonly Placed[], next: Partial<Shown>) => {
		onChange(
			renumberedDays(
				order.map(({ day }) => day),
				order.map(({ was }) => was),
			),
		);
		setShown({ ...shown, keys: order.map(({ key }) => key), focus: null, ...next });
	};
	const insert = (index: number, { day, was }: Omit<Placed, 'key'>, said: string) => {
		if (days.length >= most) return;
		const others = days.length < few ? shown.open : [];
		arrange(placed.toSpliced(index, 0, { day, was, key: newKey }), {
			...opening(new Set([...others, newKey])),
			focus: { key: newKey, part: 'fields' },
			said,
		});
	};

	return {
		keys,
		focus: shown.focus,
		said: shown.said,
		isOpen: (index: number) => shown.open.has(keyAt(index)),
		wasOpen: (index: number) => shown.seen.has(keyAt(index)),
		toggle(index: number) {
			const open = new Set(shown.open);
			if (!open.delete(keyAt(index))) open.add(keyAt(index));
			setShown({ ...shown, ...opening(open), focus: null });
		},
		/** Unfolds days, beside those that are. */
		unfold(indices: readonly number[]) {
			const open = new Set([...shown.open, ...indices.map(keyAt)]);
			setShown({ ...shown, ...opening(open), focus: null });
		},
		change: (index: number, day: ItineraryDay) => onChange(days.with(index, day)),
		add: () => insert(days.length, { day: blank, was: days.length }, ''),
		duplicate(index: number) {
			const copied = placed[index];
			if (copied) insert(index + 1, copied, `Day ${index + 2} is a copy of day ${index + 1}.`);
		},
		move(index: number, part: 'up' | 'down') {
			const to = part === 'up' ? index - 1 : index + 1;
			const moved = placed[index];
			if (!moved || to < 0 || to >= days.length) return;
			arrange(placed.toSpliced(index, 1).toSpliced(to, 0, moved), {
				focus: { key: moved.key, part },
				said: `Now day ${to + 1} of ${days.length}.`,
			});
		},
		remove(index: number) {
			const left = placed.toSpliced(index, 1);
			arrange(left, {
				focus: { key: left[Math.min(index, left.length - 1)]?.key ?? -1, part: 'remove' },
				said: `Day ${index + 1} was removed.`,
			});
		},
	};
}
