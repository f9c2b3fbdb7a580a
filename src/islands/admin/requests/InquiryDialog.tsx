import type { InquiryRecord } from '#src/contract/admin/requests.ts';

import { Facts } from '../panel/Facts.tsx';
import { Moment } from '../panel/Moment.tsx';
import { RecordDialog } from '../panel/RecordDialog.tsx';
import { replyLink } from '../panel/reply-link.ts';

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
					['Name', name],
					['E-mail', email],
					['Received', <Moment key="received" at={createdAt} />],
				]}
			/>
			<p className="wrap-anywhere whitespace-pre-wrap">{message}</p>
		</RecordDialog>
	);
}
