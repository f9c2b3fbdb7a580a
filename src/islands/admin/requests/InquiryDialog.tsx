import type { InquiryRecord } from '#src/contract/admin/requests.ts';

import { EmailAddress } from '../panel/EmailAddress.tsx';
import { type FactLines, factsOf } from '../panel/fact-lines.ts';
import { Facts } from '../panel/Facts.tsx';
import { Moment } from '../panel/Moment.tsx';
import { RecordDialog } from '../panel/RecordDialog.tsx';
import { replyLink } from '../panel/reply-link.ts';
import { WrittenText } from './WrittenText.tsx';

type Props = { inquiry: InquiryRecord; onClosed: () => void };

/** An inquiry in full, with the way to answer it. */
export function InquiryDialog({ inquiry, onClosed }: Props) {
	const { email, subject, message } = inquiry;
	return (
		<RecordDialog
			title={subject}
			onClosed={onClosed}
			actions={
				<a className="button button-primary" href={replyLink(email, `Re: ${subject}`)}>
					Reply
				</a>
			}
		>
			<Facts facts={factsOf(lines, inquiry)} />
			<WrittenText title="Message" text={message} />
		</RecordDialog>
	);
}

const lines: FactLines<keyof InquiryRecord, InquiryRecord> = {
	name: ({ name }) => ['Name', <bdi key="name">{name}</bdi>],
	createdAt: ({ createdAt }) => ['Received', <Moment key="received" at={createdAt} />],
	email: ({ email }) => ['E-mail', <EmailAddress key="email" email={email} />],
	// Nobody calls an inquiry by its number; its subject is the title, and its message stands below.
	id: null,
	subject: null,
	message: null,
	// Told above the replies.
	state: null,
};
