import type { Testimonial } from '#src/contract/catalog/catalog.ts';
import { sampleTripName } from '#src/domain/tours/testimonial.ts';

type SeedTestimonial = Omit<Testimonial, 'id'>;

const samples: SeedTestimonial[] = [
	{
		name: 'Hannah Lindqvist',
		testimonial:
			'Our guide had us inside Fushimi Inari at six in the morning. We met four people and a cat. By the time we came down with our coffee, the crowds were going up.',
		rating: 5,
		tripName: 'Kyoto on Foot',
		image: null,
	},
	{
		name: 'Marcus Oyelaran',
		testimonial:
			'I had expected lions. I had not expected to sit for an hour, engine off, while elephants walked around our car in Tarangire. Nobody hurried us once.',
		rating: 5,
		tripName: 'Serengeti and Ngorongoro Safari',
		image: null,
	},
	{
		name: 'Priya Raman',
		testimonial:
			'The Iceland days are long drives, and the tour says so before you book. Worth every mile for the icebergs at Jökulsárlón. Bring a proper rain jacket.',
		rating: 4,
		tripName: 'Iceland’s South Coast',
		image: null,
	},
	{
		name: 'Tom and Elena Ferrari',
		testimonial:
			'We booked Boston to Lisbon on a Tuesday and called to confirm. A person answered on the second ring. The price on the phone was lower than the one on the page.',
		rating: 5,
		tripName: 'Boston to Lisbon',
		image: null,
	},
	{
		name: 'Grace Whitfield',
		testimonial:
			'After two slow days in the Sacred Valley nobody in our group was ill at Cusco’s height. That order makes the whole trip.',
		rating: 5,
		tripName: 'Sacred Valley to Machu Picchu',
		image: null,
	},
	{
		name: 'Daniel Achterberg',
		testimonial:
			'Petra from the back door, downhill past the Monastery, is the best idea anybody has had for me on holiday. Wadi Rum was colder at night than I had packed for.',
		rating: 4,
		tripName: 'Petra, Wadi Rum and the Dead Sea',
		image: null,
	},
];

/** Nobody has travelled with a new agency yet: what shows how testimonials look says that it is a sample. */
export const seedTestimonials: SeedTestimonial[] = samples.map((sample) => ({
	...sample,
	tripName: sampleTripName(sample.tripName),
}));
