import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { ownAccountQuery } from '#src/stores/desk/account.ts';

import { LoadFailed } from '../panel/LoadFailed.tsx';
import { RecordDialog } from '../panel/RecordDialog.tsx';
import { Skeleton } from '../panel/Skeleton.tsx';
import { OwnKeys } from './OwnKeys.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { SecondFactor } from './SecondFactor.tsx';

const question = {
	title: 'Have you kept the recovery codes?',
	hint: 'They are not shown again.',
	yes: 'I have kept them',
	no: 'Show them',
};

/** The administrator's own account: how it signs in, and where it is signed in. */
export function OwnAccountDialog({ onClosed }: { onClosed: () => void }) {
	const result = useQuery(ownAccountQuery);
	const { data, isError } = result;
	const [mayLoseCodes, setMayLoseCodes] = useState(false);
	return (
		<RecordDialog
			title="Your account"
			onClosed={onClosed}
			question={mayLoseCodes ? question : undefined}
		>
			{data ? (
				<>
					<SecondFactor {...data} onCodesShown={setMayLoseCodes} />
					<OwnSessions sessions={data.sessions} />
					<OwnKeys />
				</>
			) : isError ? (
				<LoadFailed result={result}>Your account could not be loaded.</LoadFailed>
			) : (
				<Skeleton />
			)}
		</RecordDialog>
	);
}
