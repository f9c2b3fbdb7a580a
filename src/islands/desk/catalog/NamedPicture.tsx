import { PosterImage } from '#src/ui/PosterImage.tsx';

/** What a row is called, beside a small picture of it. */
export function NamedPicture({ image, name }: { image: string; name: string }) {
	return (
		<span className="named-picture">
			<PosterImage image={image} alt="" sizes="28px" className="h-9 w-7 rounded-sm object-cover" />
			<bdi>{name}</bdi>
		</span>
	);
}
