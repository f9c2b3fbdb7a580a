/**
 * The HTML of a letter as its reader sees it, in a frame in which nothing runs.
 * @param page its address: the panel's own policy would take the looks of anything that stood in the panel itself
 */
export function LetterFrame({ page, title }: { page: string; title: string }) {
	return <iframe className="letter-frame" sandbox="" src={page} title={title} />;
}
