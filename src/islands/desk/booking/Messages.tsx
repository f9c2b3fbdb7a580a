import { messagesHeading } from '../trips/messages-heading.ts';
import { Messages as Conversed } from '../trips/Messages.tsx';
import type { BookingPageProps } from './booking-page-props.ts';
import { Card } from './Card.tsx';

/** What the traveller and the desk wrote to each other, and the next answer. */
export function Messages({ view: { trip }, booking }: BookingPageProps) {
	return (
		<Card title="Messages" id={messagesHeading} count={trip.messages.length}>
			<Conversed booking={booking} trip={trip} />
		</Card>
	);
}
