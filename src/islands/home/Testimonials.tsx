import type { Testimonial } from '#src/contract/catalog/catalog.ts';
import { isSample } from '#src/domain/tours/testimonial.ts';

import { RowList } from '../catalog/RowList.tsx';
import { Quote } from './Quote.tsx';

type Props = {
	/** All of them, the newest first; null where none could be had so far. */
	testimonials: Testimonial[] | null;
	/** What shows how testimonials look where there are none. */
	samples?: Testimonial[];
};

const quotes =
	'order-2 grid gap-x-12 gap-y-10 md:grid-cols-2 lg:grid-cols-[1.35fr_1fr_1fr] md:[&>:first-child]:col-span-2 lg:[&>:first-child]:col-span-1 lg:[&>:first-child]:row-span-2';
/** Nobody takes it for what travellers say. */
const strip = 'order-2 grid gap-6 sm:grid-cols-2 lg:grid-cols-5';

/** How many testimonials the home page shows. */
const mostQuotes = 5;

/**
 * What travellers say, the newest largest; samples, a quiet strip that is called so, while nobody has said anything yet. The
 * parent is a flex column, in which a message stands between the heading and the list by its `order-1`.
 */
export function Testimonials({ testimonials, samples = [] }: Props) {
	const shown = testimonials && chosen(testimonials, samples).slice(0, mostQuotes);
	const areSamples = (shown ?? []).some((one) => isSample(one) || samples.includes(one));
	return (
		<>
			<header className={areSamples ? 'mb-5 grid gap-1' : 'mb-10 grid gap-3'}>
				<h2 className={areSamples ? 'text-xl' : undefined}>
					{areSamples ? 'Sample testimonials' : 'What travelers tell us'}
				</h2>
				{areSamples && (
					<p className="hint">We wrote these ourselves: nobody has told us about a trip yet.</p>
				)}
			</header>
			<RowList
				rows={shown}
				name="testimonials"
				skeletons={3}
				skeletonClass="h-64"
				className={areSamples ? strip : quotes}
				empty={null}
			>
				{(testimonial, index) => (
					<Quote
						testimonial={testimonial}
						isLead={index === 0 && !areSamples}
						isSample={areSamples}
					/>
				)}
			</RowList>
		</>
	);
}

function chosen(all: Testimonial[], samples: Testimonial[]): Testimonial[] {
	const said = all.filter((testimonial) => !isSample(testimonial));
	if (said.length > 0) return said;
	return all.length > 0 ? all : samples;
}
