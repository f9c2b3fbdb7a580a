import { useQuery } from '@tanstack/react-query';
import { useCombobox } from 'downshift';
import { useId, useMemo, useState } from 'react';

import { type OfferedTrip, tripDates, tripsLike } from '#src/domain/desk/offered-trips.ts';
import { formatMoney } from '#src/domain/money.ts';
import { seatsLabel } from '#src/domain/tours/departure.ts';
import { changeDraft } from '#src/stores/admin/desk/phone/draft.ts';
import { offeredTripsQuery, seatsQuery } from '#src/stores/admin/desk/phone/trips.ts';
import { describedBy, FieldError } from '#src/ui/FieldError.tsx';
import { popup } from '#src/ui/popup.ts';

type Props = {
	/** The key of the chosen trip; '' before one is. */
	chosen: string;
	error: string | undefined;
};

const mostShown = 40;
const noTrips: OfferedTrip[] = [];

/** One box for every departure of every tour, and every deal: 'isl may' finds the one in May. */
export function OfferedTripField({ chosen, error }: Props) {
	const id = useId();
	const { data: trips = noTrips, isError, isPending } = useQuery(offeredTripsQuery);
	// null: nothing is being looked for, and the field says what is chosen.
	const [typed, setTyped] = useState<string | null>(null);
	const found = useMemo(() => tripsLike(trips, typed ?? '').slice(0, mostShown), [trips, typed]);
	const trip = trips.find(({ key }) => key === chosen);
	const { isOpen, highlightedIndex, getInputProps, getItemProps, getMenuProps } = useCombobox({
		items: found,
		itemToString: (item) => (item ? nameOf(item) : ''),
		inputValue: typed ?? (trip ? nameOf(trip) : ''),
		selectedItem: null,
		defaultHighlightedIndex: 0,
		inputId: id,
		labelId: `${id}-label`,
		menuId: `${id}-list`,
		getItemId: (index) => `${id}-option-${index}`,
		stateReducer(_, { type, changes }) {
			// Going on to the next field chooses nothing by itself.
			if (type !== useCombobox.stateChangeTypes.InputBlur) return changes;
			const { selectedItem: _chosen, inputValue: _text, ...others } = changes;
			return others;
		},
		onSelectedItemChange({ selectedItem }) {
			if (!selectedItem) return;
			changeDraft({ trip: selectedItem.key }, 'trip', 'details');
			setTyped(null);
		},
	});
	const hint = isError ? 'Tours and deals cannot be loaded right now.' : hintOf(trip);
	return (
		<div className="field relative">
			<label className="label" htmlFor={id} id={`${id}-label`}>
				Tour or deal
			</label>
			<input
				{...getInputProps({
					onFocus: ({ target }) => target.select(),
					// At once: what the list hears of it later would undo a quick hand's next key.
					onChange: ({ currentTarget }) => setTyped(currentTarget.value),
					onBlur: () => setTyped(null),
				})}
				className="input"
				placeholder="Name, place, month or day"
				autoComplete="off"
				spellCheck={false}
				required
				aria-invalid={error ? true : undefined}
				aria-describedby={describedBy(id, { error, hint: true })}
			/>
			<p className="hint" id={`${id}-hint`} role="status">
				{trip?.type === 'tour' ? <SeatsLeft trip={trip} /> : hint}
			</p>
			<FieldError id={id} error={error} />
			<ul
				{...getMenuProps({ 'aria-label': 'Tours and deals' })}
				className={`${popup} inset-x-0 max-h-80 overflow-y-auto py-1 ${isOpen ? '' : 'hidden'}`}
			>
				{isOpen &&
					found.map((item, index) => (
						<li
							key={item.key}
							{...getItemProps({ item, index })}
							className="new-booking-option"
							data-highlighted={index === highlightedIndex || undefined}
						>
							<span className="min-w-0">
								<span className="block font-semibold">{item.title}</span>
								<span className="block text-sm text-ink-soft">
									{tripDates(item)}, {item.about}
								</span>
							</span>
							<span className="price text-sm">{formatMoney(item.price)}</span>
						</li>
					))}
				{isOpen && found.length === 0 && (
					<li className="px-3 py-2 text-ink-soft">
						{isPending ? 'Loading…' : `Nothing we offer has “${typed ?? ''}”.`}
					</li>
				)}
			</ul>
		</div>
	);
}

function SeatsLeft({ trip }: { trip: OfferedTrip }) {
	const { data } = useQuery(seatsQuery(trip.itemId));
	const seats = data?.get(trip.departureDate);
	return seats === undefined ? trip.about : `${trip.about}: ${seatsLabel(seats)}`;
}

function hintOf(trip: OfferedTrip | undefined): string {
	return trip ? `${trip.about}, taxes included` : 'Departures of tours, and deals on flights.';
}

function nameOf(trip: OfferedTrip): string {
	return `${trip.title}, ${tripDates(trip)}`;
}
