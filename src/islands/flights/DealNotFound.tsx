import { paths } from '#src/paths.ts';
import { Notice } from '#src/ui/Notice.tsx';

/** What stands where a deal has been taken off sale since the page was built. */
export function DealNotFound() {
	return (
		<>
			<h1 className="mb-6">Flight deal</h1>
			<Notice tone="error">
				<p>
					This deal is no longer available.{' '}
					<a className="link" href={paths.flights}>
						See all flight deals
					</a>
				</p>
			</Notice>
		</>
	);
}
