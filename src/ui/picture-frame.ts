/** Shapes in which a picture is shown; posters are drawn so that the centre of each one works. */
export type PictureFrame = 'poster' | 'landscape' | 'square' | 'hero' | 'fill';

/** The classes that give a picture its shape before, while and after it loads; `fill` takes its parent's. */
export const frameClasses: Record<PictureFrame, string> = {
	poster: 'aspect-4/5 w-full object-cover',
	landscape: 'aspect-3/2 w-full object-cover',
	square: 'aspect-square w-full object-cover',
	hero: 'aspect-video w-full object-cover',
	fill: 'h-full w-full object-cover',
};
