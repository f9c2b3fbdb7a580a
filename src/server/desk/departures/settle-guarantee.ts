import {
	type DepartureFields,
	departureMessages,
	type DepartureRecord,
} from '#src/contract/desk/departures.ts';

import { invalidField } from '../../http/http-error.ts';

type Entered = Omit<DepartureFields, 'version'>;

/** What the desk enters of a departure, with the guarantee that it has or gets. */
type Settled = Entered & { guaranteedAt: Date | null };

/**
 * What becomes of a departure's guarantee where the desk enters it anew: guaranteed once it stays so, closed and opened again
 * too; an open one with as many confirmed travellers as it takes is guaranteed at once.
 * @throws HttpError 400 at `state` where a guarantee would be taken back
 */
export function settleGuarantee(
	{ state, guaranteedAt, confirmed }: Pick<DepartureRecord, 'state' | 'guaranteedAt' | 'confirmed'>,
	wanted: Entered,
	at: Date,
): Settled {
	const since = guaranteedAt === null ? null : new Date(guaranteedAt);
	if (wanted.state === 'closed') return { ...wanted, guaranteedAt: since };
	const isOpenedAgain = state === 'closed' && wanted.state === 'open';
	if (since !== null && wanted.state !== 'guaranteed' && !isOpenedAgain) {
		throw invalidField('state', departureMessages.staysGuaranteed);
	}
	const isEnough = wanted.state === 'open' && confirmed >= wanted.guaranteedFrom;
	return since !== null || isEnough || wanted.state === 'guaranteed'
		? { ...wanted, state: 'guaranteed', guaranteedAt: since ?? at }
		: { ...wanted, guaranteedAt: null };
}
