import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import { openDraft } from '#src/stores/desk/phone/draft.ts';
import { $taking } from '#src/stores/desk/phone/take.ts';

import { BookingForm } from './BookingForm.tsx';
import { Taken } from './Taken.tsx';

/** A booking that the desk takes on the phone, and what was stored then. */
export function NewBooking() {
	const taking = useStore($taking);
	useEffect(openDraft, []);
	return taking.step === 'taken' ? <Taken {...taking} /> : <BookingForm taking={taking} />;
}
