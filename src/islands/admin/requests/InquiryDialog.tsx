import type { InquiryRecord } from '#src/contract/admin/requests.ts';

import { Facts } from '../panel/Facts.tsx';
import { Moment } from '../panel/Moment.tsx';
import { RecordDialog } from '../panel/RecordDialog.tsx';
import { replyLink } from '../panel/reply-link.ts';
import { WrittenText } from './WrittenText.tsx';

type Props = { inquiry: InquiryRecord; onClosed: () => void };

/** An inquiry in full, with the way to answer it. */
export function InquiryDialog({ inquiry, onClosed }: Props) {
	const { name, email, subject, message, createdAt } = inquiry;
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
			<Facts
				facts={[
					['Name', <bdi key="name">{name}</bdi>],
					['Received', <Moment key="received" at={createdAt} />],
					['E-mail', email],
				]}
			/>
			<WrittenText title="Message" text={message} />
		</RecordDialog>
	);
}
