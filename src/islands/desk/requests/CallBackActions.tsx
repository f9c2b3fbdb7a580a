import { type CallBackRecord, listCallBacks } from '#src/contract/desk/call-backs.ts';
import { markCallBack } from '#src/stores/desk/call-backs.ts';

import { useIsChanging } from '../panel/use-opened-row.ts';

type Props = { callBack: CallBackRecord };

/** The button that says that somebody was called, and where that was a slip, that they were not. */
export function CallBackActions({ callBack }: Props) {
	const isChanging = useIsChanging(listCallBacks.path, callBack);
	const next = callBack.status === 'Requested' ? 'Called' : 'Requested';
	return (
		<button
			type="button"
			className="row-button"
			aria-label={`Mark ${next}: ${callBack.name}`}
			aria-disabled={isChanging}
			// The second press of a double click was meant for what stood here before.
			onClick={({ detail }) => isChanging || detail > 1 || void markCallBack(callBack, next)}
		>
			Mark {next}
		</button>
	);
}
