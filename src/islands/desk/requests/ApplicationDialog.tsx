import type { ApplicationRecord } from '#src/contract/desk/requests.ts';
import { isWebAddress } from '#src/contract/text.ts';
import { applicationValues } from '#src/domain/desk/reply-values.ts';
import { wordsOf } from '#src/domain/text/slug.ts';

import { EmailAddress } from '../panel/EmailAddress.tsx';
import { type FactLines, factsOf } from '../panel/fact-lines.ts';
import { Facts } from '../panel/Facts.tsx';
import { Moment } from '../panel/Moment.tsx';
import { PhoneLink } from '../panel/PhoneLink.tsx';
import { WrittenText } from '../panel/WrittenText.tsx';
import { RepliedDialog } from '../replies/RepliedDialog.tsx';

type Props = { application: ApplicationRecord; onClosed: () => void };

/** An application in full, with the way to answer it. */
export function ApplicationDialog({ application, onClosed }: Props) {
	const { job, message } = application;
	return (
		<RepliedDialog
			title={`Application: ${wordsOf(job)}`}
			kind="application"
			request={application}
			values={applicationValues(application)}
			onClosed={onClosed}
		>
			<Facts facts={factsOf(lines, application)} />
			<WrittenText title="Message" text={message} />
		</RepliedDialog>
	);
}

const lines: FactLines<keyof ApplicationRecord, ApplicationRecord> = {
	name: ({ name }) => ['Name', <bdi key="name">{name}</bdi>],
	createdAt: ({ createdAt }) => ['Received', <Moment key="received" at={createdAt} />],
	email: ({ email }) => ['Email', <EmailAddress key="email" email={email} />],
	phone: ({ phone }) => ['Phone', <PhoneLink key="phone" phone={phone} />],
	link: ({ link }) => ['CV or portfolio', <WorkLink key="link" link={link} />],
	// Nobody calls an application by its number; the job is the title, and the message stands below.
	id: null,
	job: null,
	message: null,
	// Told above the replies.
	state: null,
};

// The whole address is shown: where it leads is for the administrator to judge.
function WorkLink({ link }: { link: string | null }) {
	if (link === null) return '–';
	if (!isWebAddress(link)) return <bdi>{link}</bdi>;
	return (
		<a className="link" href={link} target="_blank" rel="noreferrer noopener nofollow">
			<bdi>{link}</bdi>
			<span className="visually-hidden"> (opens in a new tab)</span>
		</a>
	);
}
