import { lateWarning } from '#src/domain/bookings/late-refusal.ts';
import { site } from '#src/site.ts';
import { useNow } from '#src/ui/use-now.ts';

type Props = {
	/** The last moment at which the site sells it, in ISO 8601. */
	soldUntil: string;
};

/** Says of a trip that the site no longer sells it: the desk may sell it all the same. Nothing of any other. */
export function LateWarning({ soldUntil }: Props) {
	const warning = lateWarning(new Date(soldUntil), useNow(), site);
	return warning && <span className="text-sm text-danger">{warning}</span>;
}
