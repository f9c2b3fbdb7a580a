import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { bookingPageQuery } from '#src/stores/desk/booking-page.ts';
import { isMissing } from '#src/stores/desk/is-missing.ts';
import { followPresence } from '#src/stores/desk/presence.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { BackToList } from '../panel/BackToList.tsx';
import { LoadFailed } from '../panel/LoadFailed.tsx';
import type { ScreenProps } from '../panel/screen-props.ts';
import { Skeleton } from '../panel/Skeleton.tsx';
import { BookingSheet } from './BookingSheet.tsx';

/** A booking in place of a list: all that the desk has of it, with what can be done about it. */
export function BookingPage({ id }: ScreenProps) {
	return Number.isNaN(id) ? <NotThere /> : <Asked id={id} />;
}

function Asked({ id }: { id: number }) {
	const result = useQuery(bookingPageQuery(id));
	const { data: view, error } = result;
	const isThere = view !== undefined;
	useEffect(() => (isThere ? followPresence(id) : undefined), [id, isThere]);
	if (isMissing(error)) return <NotThere />;
	if (view) {
		return (
			<>
				{error && (
					<div className="mb-4">
						<LoadFailed result={result}>
							The booking could not be brought up to date: what you see was loaded before.
						</LoadFailed>
					</div>
				)}
				<BookingSheet view={view} />
			</>
		);
	}
	return (
		<>
			<BackToList />
			{error ? <LoadFailed result={result}>Failed to load the booking.</LoadFailed> : <Skeleton />}
		</>
	);
}

function NotThere() {
	return (
		<>
			<BackToList />
			<Notice tone="error">There is no booking with this number.</Notice>
		</>
	);
}
