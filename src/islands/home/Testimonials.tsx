import type { Testimonial } from '#src/contract/catalog/catalog.ts';
import { isSample } from '#src/domain/tours/testimonial.ts';
import { testimonials } from '#src/stores/catalog/lists.ts';
import { withValue } from '#src/stores/catalog/loadable.ts';
import { catalogMessages } from '#src/stores/catalog/messages.ts';

import { LoadedList } from '../catalog/LoadedList.tsx';
import { useLoaded } from '../catalog/use-loaded.ts';
import { Quote } from './Quote.tsx';

type Props = {
	/** The testimonials as the page was built. */
	snapshot: Testimonial[];
	/** What shows how testimonials look while there are none. */
	samples: Testimonial[];
};

/** How many testimonials the home page shows. */
export const mostQuotes = 5;

/** What travellers say, the newest largest; samples, called so, while nobody has said anything yet. */
export function Testimonials({ snapshot, samples }: Props) {
	const loaded = useLoaded(testimonials, snapshot);
	const list = withValue(loaded, (all) => {
		const said = all.filter((testimonial) => !isSample(testimonial));
		if (said.length > 0) return said.slice(0, mostQuotes);
		if (all.length > 0) return all.slice(0, mostQuotes);
		return loaded.state === 'ready' ? samples : all;
	});
	const shown = 'value' in list ? (list.value ?? []) : [];
	const areSamples = shown.some((one) => isSample(one) || samples.includes(one));
	return (
		<>
			<header className="mb-10 grid gap-3">
				<h2>{areSamples ? 'Sample testimonials' : 'What travellers tell us'}</h2>
				{areSamples && (
					<p className="max-w-prose text-ink-soft">
						Nobody has told us about a trip yet: we wrote these ourselves, to show how it will look.
					</p>
				)}
			</header>
			<LoadedList
				list={list}
				name="testimonials"
				failure={catalogMessages.testimonialsFailed}
				skeletons={3}
				skeletonClass="h-64"
				className="grid gap-x-12 gap-y-10 md:grid-cols-2 lg:grid-cols-[1.35fr_1fr_1fr] md:[&>:first-child]:col-span-2 lg:[&>:first-child]:col-span-1 lg:[&>:first-child]:row-span-2"
				empty={null}
			>
				{(testimonial, index) => (
					<Quote testimonial={testimonial} isLead={index === 0} isSample={areSamples} />
				)}
			</LoadedList>
		</>
	);
}
