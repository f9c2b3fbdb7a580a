import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { CheckoutForm } from '#src/contract/bookings/passenger.ts';
import { namesOf } from '#src/domain/users/user.ts';
import { $session } from '#src/stores/users/session.ts';

/** Fills in the name and email address of whoever is signed in, where nothing has been typed yet. */
export function useOwnDetails(form: UseFormReturn<Partial<CheckoutForm>, unknown, CheckoutForm>) {
	const session = useStore($session, { ssr: 'initial' });
	// Somebody only remembered here may have left a shared computer.
	const user = session.state === 'signed in' ? session.user : null;
	useEffect(() => {
		if (!user) return;
		const { getValues, setValue } = form;
		if (!getValues('firstName') && !getValues('lastName')) {
			const { firstName, lastName } = namesOf(user.fullName);
			setValue('firstName', firstName);
			setValue('lastName', lastName);
		}
		if (!getValues('email')) setValue('email', user.email);
	}, [form, user]);
}
