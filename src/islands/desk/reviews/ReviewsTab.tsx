import { useState } from 'react';

import { listReviews, type ReviewRecord } from '#src/contract/desk/reviews.ts';
import { reviewerName } from '#src/domain/reviews/reviewer.ts';
import { ratingFromStars } from '#src/domain/tours/tour.ts';
import { listQuery } from '#src/stores/desk/list-view.ts';
import { Stars } from '#src/ui/Stars.tsx';

import type { Column } from '../panel/column.ts';
import { FilterField } from '../panel/FilterField.tsx';
import { ListTab } from '../panel/ListTab.tsx';
import { Moment } from '../panel/Moment.tsx';
import { MoreButton } from '../panel/MoreButton.tsx';
import { useList } from '../panel/use-list.ts';
import { ReviewActions } from './ReviewActions.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { type AskedOfReview, ReviewQuestion } from './ReviewQuestion.tsx';
import { reviewStandingNames, ReviewState } from './ReviewState.tsx';

const shown = ['waiting', 'published', 'refused', 'later', 'left'] as const;
const states = shown.map((state) => ({ value: state, label: reviewStandingNames[state] }));

const columns: Column<ReviewRecord>[] = [
	{ title: 'Tour', cell: ({ tour }) => tour, isMain: true },
	{
		title: 'Rating',
		cell: ({ stars }) => <Stars rating={ratingFromStars(stars)} isTextHidden />,
	},
	{
		title: 'Words',
		cell: ({ words }) => (
			<span dir="auto" className="max-w-md wrap-anywhere">
				{words}
			</span>
		),
	},
	{ title: 'Signed', cell: (review) => <bdi>{reviewerName(review)}</bdi> },
	{ title: 'Booking', cell: ({ reference }) => reference || '–' },
	{ title: 'State', cell: ({ standing }) => <ReviewState standing={standing} /> },
	{ title: 'Received', cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

/** What travellers say of tours, and what the desk makes of it. */
export function ReviewsTab() {
	const list = useList((view) => listQuery(listReviews, view));
	const [opened, setOpened] = useState<ReviewRecord | null>(null);
	const [asked, setAsked] = useState<AskedOfReview | null>(null);
	const actions = (review: ReviewRecord) => (
		<>
			<ReviewActions review={review} onAsk={setAsked} isRow />
			<MoreButton about={review.reference || review.tour} onPress={() => setOpened(review)} />
		</>
	);
	return (
		<>
			<ListTab
				title="Reviews"
				words={['review', 'reviews']}
				list={list}
				columns={columns}
				onOpen={setOpened}
				actions={actions}
				searches="Tour, words, name, town or booking"
				filters={
					<FilterField
						label="State"
						name="state"
						value={list.view.choices['state']}
						options={states}
					/>
				}
				failed="Failed to load the reviews. Please try again later."
				empty="Nobody has reviewed a tour yet: we ask a week after the return."
			/>
			{opened && <ReviewDialog review={opened} onClosed={() => setOpened(null)} />}
			{asked && <ReviewQuestion asked={asked} onClosed={() => setAsked(null)} />}
		</>
	);
}
