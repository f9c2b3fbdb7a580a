import type { InquiryRecord } from '#src/contract/desk/requests.ts';
import { personRowName } from '#src/domain/desk/person-row.ts';
import { inquiryValues } from '#src/domain/desk/reply-values.ts';

import { EmailAddress } from '../panel/EmailAddress.tsx';
import { type FactLines, factsOf } from '../panel/fact-lines.ts';
import { Facts } from '../panel/Facts.tsx';
import { Moment } from '../panel/Moment.tsx';
import { ScreenLink } from '../panel/ScreenLink.tsx';
import { WrittenText } from '../panel/WrittenText.tsx';
import { RepliedDialog } from '../replies/RepliedDialog.tsx';

type Props = { inquiry: InquiryRecord; onClosed: () => void };

/** An inquiry in full, with the way to answer it. */
export function InquiryDialog({ inquiry, onClosed }: Props) {
	const { subject, message } = inquiry;
	return (
		<RepliedDialog
			title={subject}
			kind="inquiry"
			request={inquiry}
			values={inquiryValues(inquiry)}
			onClosed={onClosed}
		>
			<Facts facts={factsOf(lines, inquiry)} />
			<WrittenText title="Message" text={message} />
		</RepliedDialog>
	);
}

const lines: FactLines<keyof InquiryRecord, InquiryRecord> = {
	// All that they wrote, asked for and booked stands there.
	name: ({ id, name }) => [
		'Name',
		<ScreenLink
			key="name"
			screen={`person-${personRowName({ kind: 'inquiry', id })}`}
			className="link"
		>
			<bdi>{name}</bdi>
		</ScreenLink>,
	],
	createdAt: ({ createdAt }) => ['Received', <Moment key="received" at={createdAt} />],
	email: ({ email }) => ['Email', <EmailAddress key="email" email={email} />],
	// Nobody calls an inquiry by its number; its subject is the title, and its message stands below.
	id: null,
	subject: null,
	message: null,
	// Told above the replies.
	state: null,
};
