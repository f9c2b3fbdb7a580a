import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useController, useWatch } from 'react-hook-form';

import type { FlightFields } from '#src/contract/desk/flights.ts';
import { isDearer } from '#src/domain/flights/deal.ts';
import { formatMoney } from '#src/domain/money.ts';
import { dealFlightsQuery } from '#src/stores/desk/deal-flights.ts';
import { SelectField } from '#src/ui/SelectField.tsx';

import type { FormControl } from './use-catalog-form.ts';

type Props = {
	form: FormControl<FlightFields>;
	errorOf: (name: 'outward' | 'homeward') => string | undefined;
};

const none = { value: '', label: 'Choose a flight' };
const oneWay = { value: '', label: 'None: one way' };

/** The flights of a deal, of the timetable of its days, and what our own search asks on these. */
export function DealFlights({ form, errorOf }: Props) {
	const { control } = form;
	const [origin = '', destination = '', departureDate = '', returnDate = null, price] = useWatch({
		control,
		name: ['origin', 'destination', 'departureDate', 'returnDate', 'price'],
	});
	const { data, isError, isFetching } = useQuery(
		dealFlightsQuery({ origin, destination, departureDate, returnDate }),
	);
	const { field: outward } = useController({ control, name: 'outward' });
	const { field: homeward } = useController({ control, name: 'homeward' });
	const { value: flightBack, onChange: chooseHomeward } = homeward;
	// A one-way deal has no flight back that could be taken out by hand.
	useEffect(() => {
		if (!returnDate && flightBack) chooseHomeward(null);
	}, [returnDate, flightBack, chooseHomeward]);
	const flights = data?.outward ?? [];
	const returns = flights.find(({ number }) => number === outward.value)?.returns ?? [];
	return (
		<>
			<SelectField
				label="Flight out"
				name="outward"
				value={outward.value ?? ''}
				options={optionsOf(flights, outward.value)}
				error={errorOf('outward')}
				onChange={outward.onChange}
			/>
			<SelectField
				label="Flight back"
				name="homeward"
				value={returnDate ? (flightBack ?? '') : ''}
				options={returnDate ? optionsOf(returns, flightBack) : [oneWay]}
				error={errorOf('homeward')}
				onChange={(number) => chooseHomeward(number || null)}
			/>
			<p role="status" className="hint sm:col-span-2">
				{isError && 'The timetable could not be loaded: please choose the places again.'}
				{isFetching && 'Looking up the timetable…'}
				{data && !isFetching && fareText(data.lowestFare, Number(price))}
			</p>
		</>
	);
}

/** What is chosen stands there before the timetable is. */
function optionsOf(
	flights: readonly { number: string; label: string }[],
	chosen: string | null | undefined,
) {
	const options = flights.map(({ number, label }) => ({ value: number, label }));
	const isKnown = !chosen || options.some(({ value }) => value === chosen);
	return [none, ...(isKnown ? [] : [{ value: chosen, label: chosen }]), ...options];
}

function fareText(lowestFare: number | null, price: number): string {
	if (lowestFare === null) return 'Our own search has nothing on these days.';
	const asked = `Our own search asks ${formatMoney(lowestFare)} a traveler at least on these days.`;
	if (!isDearer({ price, lowestFare })) return asked;
	return `${asked} This is no deal at that price: no list shows it.`;
}
