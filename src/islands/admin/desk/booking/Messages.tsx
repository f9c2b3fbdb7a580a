import { AnswerForm } from '../../trips/AnswerForm.tsx';
import { Conversation } from '../../trips/Conversation.tsx';
import { messagesHeading } from '../../trips/messages-heading.ts';
import type { BookingPageProps } from './booking-page-props.ts';
import { Card } from './Card.tsx';

/** What the traveller and the desk wrote to each other, and the next answer. */
export function Messages({ view: { trip }, booking }: BookingPageProps) {
	return (
		<Card title="Messages" id={messagesHeading} count={trip.messages.length}>
			<Conversation messages={trip.messages} traveller={booking.passenger} />
			<AnswerForm booking={booking} trip={trip} />
		</Card>
	);
}
