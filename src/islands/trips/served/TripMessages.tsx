import type { TripView } from '#src/contract/trips/trip-view.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { MessageForm } from './messages/MessageForm.tsx';
import { MessageItem } from './messages/MessageItem.tsx';
import { TripFold } from './TripFold.tsx';

/** What the traveller and the desk wrote to each other, and the way to write. Whoever only reads of the trip sees none. */
export function TripMessages({ view }: { view: TripView }) {
	const { access, messages, done } = view;
	if (!access.mayChange && access.openedBy === 'key') return null;
	return (
		<TripFold
			view={view}
			id="messages"
			title="Messages"
			hint={messages.length > 0 ? String(messages.length) : undefined}
		>
			{done === 'messages' && (
				<Notice tone="success">
					Your message is with our booking desk. The answer stands here, and comes as a letter.
				</Notice>
			)}
			{messages.length === 0 ? (
				<p>Nothing has been written yet. Our desk answers here and by letter.</p>
			) : (
				<ol className="trip-conversation">
					{messages.map((message) => (
						<MessageItem key={message.id} message={message} view={view} />
					))}
				</ol>
			)}
			{access.mayChange && (
				<div className="grid gap-4" data-print="no">
					<MessageForm view={view} kind="question" />
					{view.standing !== 'Cancelled' && (
						<div className="trip-change">
							<h3>Change the trip</h3>
							<MessageForm view={view} kind="change" />
						</div>
					)}
				</div>
			)}
		</TripFold>
	);
}
