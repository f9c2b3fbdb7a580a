import { useState } from 'react';

import { pictureSources } from '#src/domain/pictures/picture-sources.ts';

import { PicturePlaceholder } from './PicturePlaceholder.tsx';

type PosterImageProps = {
	/** A poster's address or an administrator's URL. */
	image: string;
	/** Empty where the text beside the picture says the same. */
	alt: string;
	/** The `sizes` attribute: how wide the picture is on screen. */
	sizes: string;
	/** Shape and size; the whole 4:5 poster unless told otherwise. */
	className?: string;
	/** The picture is in the first view: load it at once. */
	priority?: boolean;
};

/** A picture inside an island; where it cannot be loaded, a drawing takes its place. */
export function PosterImage({
	image,
	alt,
	sizes,
	className = 'aspect-4/5 w-full object-cover',
	priority = false,
}: PosterImageProps) {
	const [failedImage, setFailedImage] = useState<string | null>(null);
	if (failedImage === image) return <PicturePlaceholder alt={alt} className={className} />;
	const sources = pictureSources(image);
	return (
		<picture className="contents">
			{sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
			{sources && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
			<img
				key={image}
				ref={noticeEarlyFailure}
				src={sources?.fallback ?? image}
				alt={alt}
				width={sources?.width ?? 800}
				height={sources?.height ?? 1000}
				loading={priority ? 'eager' : 'lazy'}
				fetchPriority={priority ? 'high' : 'auto'}
				decoding="async"
				className={className}
				onError={() => setFailedImage(image)}
			/>
		</picture>
	);

	// An image of the built page may fail before hydration, and its error event is gone by then.
	function noticeEarlyFailure(element: HTMLImageElement | null): void {
		if (element?.complete && element.naturalWidth === 0) setFailedImage(image);
	}
}
