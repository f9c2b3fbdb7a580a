/** What has become of a review: the desk publishes or refuses it, its writer may withdraw it at any time. */
export const reviewStates = ['waiting', 'published', 'refused', 'withdrawn'] as const;
export type ReviewState = (typeof reviewStates)[number];
