import { disc, fill, glow, line } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';
import { ochre } from './koutoubia.ts';

const colour = { ...family, ...ochre };

/** A lit lantern of brass and glass on its chain; the chain begins at (x, y - 20). */
export function lantern(x: number, y: number): string {
	return (
		line(`M${x} ${y - 20}V${y + 66}`, colour.frameDark, 4) +
		glow(x, y + 116, 120, '#ffdf9c', 0.7) +
		fill(`M${x - 12} ${y + 66}h24l16 26l-10 52h-36l-10 -52Z`, colour.frameDark) +
		fill(`M${x - 20} ${y + 94}h18v44h-12Z`, '#ffe9b5') +
		fill(`M${x + 2} ${y + 94}h18l-6 44h-12Z`, colour.gold) +
		line(`M${x} ${y + 144}v20`, colour.frameDark, 4) +
		disc(x, y + 168, 4, colour.gold)
	);
}
