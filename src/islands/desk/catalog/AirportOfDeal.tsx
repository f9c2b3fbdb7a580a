import { useStore } from '@nanostores/react';
import { useController } from 'react-hook-form';

import type { FlightFields } from '#src/contract/desk/flights.ts';
import { $airports, loadAirportList } from '#src/stores/flights/airports.ts';
import { AirportField } from '#src/ui/AirportField.tsx';

import { keepDialogOpen } from './keep-dialog-open.ts';
import type { FormControl } from './use-catalog-form.ts';

type Props = {
	form: FormControl<FlightFields>;
	name: 'origin' | 'destination';
	label: string;
	error: string | undefined;
};

/** Where a deal starts or goes, with the airports that visitors search by as suggestions. */
export function AirportOfDeal({ form, name, label, error }: Props) {
	const airports = useStore($airports);
	const { field } = useController({ control: form.control, name });
	const { value = '', onChange } = field;
	return (
		<div onKeyDownCapture={keepDialogOpen}>
			<AirportField
				{...{ label, name, value, onChange, error, airports }}
				kinds="airports"
				onUse={loadAirportList}
			/>
		</div>
	);
}
