import { useState } from 'react';
import { posterSources } from '#src/domain/poster.ts';
import { PicturePlaceholder } from './PicturePlaceholder.tsx';
import { frameClasses } from './picture-frame.ts';
import type { PictureFrame } from './picture-frame.ts';

type PosterImageProps = {
	/** A poster's address or an administrator's URL. */
	image: string;
	/** Empty where the text beside the picture says the same. */
	alt: string;
	/** The `sizes` attribute: how wide the picture is on screen. */
	sizes: string;
	frame?: PictureFrame;
	/** The picture is in the first view: load it at once. */
	isPriority?: boolean;
	className?: string;
};

/** A picture inside an island; where it cannot be loaded, a drawing takes its place. */
export function PosterImage({ image, alt, sizes, frame, isPriority, className }: PosterImageProps) {
	const [failedImage, setFailedImage] = useState<string | null>(null);
	const classes = [frameClasses[frame ?? 'poster'], className].filter(Boolean).join(' ');
	if (failedImage === image) return <PicturePlaceholder alt={alt} className={classes} />;
	const sources = posterSources(image);
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
				loading={isPriority ? 'eager' : 'lazy'}
				fetchPriority={isPriority ? 'high' : 'auto'}
				decoding="async"
				className={classes}
				onError={() => setFailedImage(image)}
			/>
		</picture>
	);

	// An image of the built page may fail before hydration, and its error event is gone by then.
	function noticeEarlyFailure(element: HTMLImageElement | null): void {
		if (element?.complete && element.naturalWidth === 0) setFailedImage(image);
	}
}
