import {
	listMutedAddresses,
	listWaitingLetters,
	muteAddress,
	type MutedAddress,
	unmuteAddress,
} from '#src/contract/desk/letters.ts';
import { listLimits } from '#src/contract/http/paging.ts';

import { showToast, type ToastMessage } from '../toasts.ts';
import { callDeskApi } from './call-desk-api.ts';
import { failureReason } from './failure-reason.ts';
import { queryClient } from './query-client.ts';

/** The newest addresses that no letter goes to: as many as a list can hold. */
export const mutedAddressesQuery = {
	queryKey: [listMutedAddresses.path],
	queryFn: ({ signal }: { signal: AbortSignal }) =>
		callDeskApi(listMutedAddresses, { query: { limit: listLimits.most }, signal }),
};

/** Keeps letters from an address whose owner asked for that, and says how that went. */
export function mute(address: string): Promise<void> {
	return change(
		() => callDeskApi(muteAddress, { body: { address } }),
		{ title: 'Letters Stopped', description: `No letter goes to ${address} any more.` },
		'Letters Not Stopped',
	);
}

/** Lets letters go to an address again, and says how that went. */
export function unmute({ id, address }: MutedAddress): Promise<void> {
	return change(
		() => callDeskApi(unmuteAddress, { params: { id } }),
		{ title: 'Letters Go Out Again', description: `What has waited for ${address} goes out now.` },
		'Letters Still Stopped',
	);
}

async function change(
	send: () => Promise<unknown>,
	done: ToastMessage,
	failed: string,
): Promise<void> {
	const about = listMutedAddresses.path;
	try {
		await send();
		showToast({ ...done, tone: 'success', about });
	} catch (error) {
		showToast({ title: failed, description: failureReason(error), tone: 'destructive', about });
	} finally {
		await Promise.all(
			[listMutedAddresses.path, listWaitingLetters.path].map((path) =>
				queryClient.invalidateQueries({ queryKey: [path] }),
			),
		);
	}
}
