/** Pixels: what social networks show at full width. */
export const sharingPictureSize = { width: 1200, height: 630 } as const;

/** The path of the picture that goes along when the page at a path is shared: '/tours/1' has '/sharing/tours/1.jpg'. */
export function sharingPicturePath(page: string): string {
	return `/sharing${page === '/' ? '/home' : page}.jpg`;
}
