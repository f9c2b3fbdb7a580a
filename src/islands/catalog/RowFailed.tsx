import { type CatalogFailure, FailedNotice } from './FailedNotice.tsx';

type Props = {
	heading: string;
	failure: CatalogFailure;
	/** The way on where there is nothing to show. */
	list: { href: string; text: string };
};

/** What stands where a row cannot be had. */
export function RowFailed({ heading, failure, list }: Props) {
	return (
		<div className="wrap py-10 sm:py-14">
			<h1 className="mb-6">{heading}</h1>
			<FailedNotice failure={failure} />
			<p className="mt-6">
				<a className="link" href={list.href}>
					{list.text}
				</a>
			</p>
		</div>
	);
}
