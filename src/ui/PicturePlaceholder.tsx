import drawing from '#src/assets/picture-placeholder.svg?inline';

type PicturePlaceholderProps = { alt?: string | undefined; className?: string | undefined };

/** The drawing that stands where a picture could not be loaded: sun, hills and an aeroplane. */
export function PicturePlaceholder({ alt = '', className = '' }: PicturePlaceholderProps) {
	return (
		<img
			src={drawing}
			alt={alt}
			width={400}
			height={500}
			decoding="async"
			className={`object-cover ${className}`}
		/>
	);
}
