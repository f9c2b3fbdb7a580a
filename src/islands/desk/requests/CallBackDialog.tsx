import { type CallBackRecord, listCallBacks } from '#src/contract/desk/call-backs.ts';
import { telephoneLink } from '#src/domain/text/telephone-link.ts';

import { EmailAddress } from '../panel/EmailAddress.tsx';
import { type FactLines, factsOf } from '../panel/fact-lines.ts';
import { Facts } from '../panel/Facts.tsx';
import { Moment } from '../panel/Moment.tsx';
import { PhoneLink } from '../panel/PhoneLink.tsx';
import { RecordDialog } from '../panel/RecordDialog.tsx';
import { RequestState } from '../panel/RequestState.tsx';
import { useOpenedRow } from '../panel/use-opened-row.ts';
import { PersonBeside } from '../person/PersonBeside.tsx';
import { CallBackActions } from './CallBackActions.tsx';
import { CallSlot } from './CallSlot.tsx';

type Props = { callBack: CallBackRecord; now: Date; onClosed: () => void };

/** A request to be called in full, with the way to call. */
export function CallBackDialog({ callBack: seen, now, onClosed }: Props) {
	const callBack = useOpenedRow(listCallBacks.path, seen);
	return (
		<RecordDialog
			title={`Call-back: ${callBack.name}`}
			onClosed={onClosed}
			actions={
				<a className="button button-primary" href={telephoneLink(callBack.phone)}>
					Call
				</a>
			}
		>
			<p className="flex flex-wrap items-center gap-2">
				<RequestState state={callBack.state} status={callBack.status} />
				<CallBackActions callBack={callBack} />
			</p>
			<Facts facts={factsOf(lines, { callBack, now })} />
			<PersonBeside of={{ kind: 'call-back', id: callBack.id }} />
		</RecordDialog>
	);
}

const lines: FactLines<keyof CallBackRecord, { callBack: CallBackRecord; now: Date }> = {
	slotFrom: (told) => ['Call', <CallSlot key="slot" {...told} />],
	// Told with its beginning.
	slotTo: null,
	phone: ({ callBack }) => ['Phone', <PhoneLink key="phone" phone={callBack.phone} />],
	name: ({ callBack }) => ['Name', <bdi key="name">{callBack.name}</bdi>],
	reference: ({ callBack }) => ['Booking', <bdi key="reference">{callBack.reference || '–'}</bdi>],
	email: ({ callBack: { email } }) => [
		'Email',
		email === '' ? '–' : <EmailAddress key="email" email={email} />,
	],
	createdAt: ({ callBack }) => ['Received', <Moment key="received" at={callBack.createdAt} />],
	// The badge above tells it.
	state: null,
	status: null,
	// Nobody calls a request by its number; who changed it and when, the activities tell.
	id: null,
	version: null,
	updatedAt: null,
};
