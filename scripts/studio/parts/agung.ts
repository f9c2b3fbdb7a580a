import { clipTo, fill, polygon } from '../tools/kit.ts';

/** How the volcano is lit: its flanks to the left and to the right of the crater, and the ribs on both. */
type Light = { lit: string; shade: string; ribLit: string; ribShade: string };

/** Mount Agung, 1040 wide and 380 high round the origin, its crater at (0, -380), its foot at y 0; `place` moves it. */
export function agung({ lit, shade, ribLit, ribShade }: Light): string {
	const body =
		'M-520 0C-380 -40 -250 -140 -150 -246C-104 -296 -72 -340 -50 -368L-32 -360L-10 -378L14 -364L38 -372C64 -342 96 -296 140 -246C240 -140 380 -40 520 0Z';
	return (
		fill(body, lit) +
		clipTo(
			body,
			fill(
				'M-10 -380L-16 -330L8 -286L-10 -220L34 -150L20 -70L60 0H540V-40L240 -160L60 -380Z',
				shade,
			) +
				polygon('-50 -368, -70 -280, -130 -190, -250 -80, -160 -210, -90 -310', ribLit) +
				polygon('-32 -340, -44 -240, -90 -130, -70 -240', ribLit, 0.7) +
				polygon('-120 -150, -180 -60, -280 0, -200 -70', ribLit, 0.6) +
				polygon('38 -350, 96 -240, 170 -130, 110 -200, 60 -290', ribShade) +
				polygon('70 -190, 150 -80, 240 0, 130 -60', ribShade) +
				polygon('200 -150, 290 -70, 400 -20, 280 -60', ribShade, 0.8),
		)
	);
}
