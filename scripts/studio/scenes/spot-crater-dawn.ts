import { agung } from '../parts/agung.ts';
import { walker } from '../parts/built.ts';
import { rays, streak, sun } from '../parts/weather.ts';
import { fade, hill, line, place, rect, spot } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

/** Walkers on the rim of Mount Batur as the sun comes up behind the next volcano. */
export const scene = spot(
	fade(0, 0, 720, 360, [
		[0, '#2f4a80'],
		[0.4, '#a37f9f'],
		[0.72, '#f59f7c'],
		[1, '#fddc9c'],
	]),
	rays(300, 276, 620, 15, '#fff1cf', 0.13),
	sun(300, 268, 54, '#fff6d8', '#ffdf9a'),
	place(
		470,
		320,
		0.5,
		agung({ lit: '#9a7690', shade: '#6a5a88', ribLit: '#d99c94', ribShade: '#574b7c' }),
	),
	streak(-20, 262, 330, 18, '#f9c19c', 0.8),
	streak(380, 300, 380, 22, '#fbd3a8', 0.9),
	hill('-10 320, 180 302, 380 322, 560 306, 730 318', 400, '#8f7a9c'),
	rect(0, 330, 720, 60, '#f3b593'),
	streak(40, 366, 300, 14, '#fff1cf', 0.7),
	streak(330, 352, 330, 12, '#fff1cf', 0.6),
	hill('-10 376, 120 372, 260 392, 420 380, 560 400, 730 384', 490, '#5f5a82'),
	rim(),
	walker(176, 358, 106, family.coral, '#c98d6a', family.ink),
	walker(262, 388, 100, family.gold, '#f3cfa8', '#22284a'),
	walker(338, 410, 96, '#3f8a8b', '#c98d6a', family.ink),
	line('M196 304L216 358M282 338L300 388', '#22203a', 4),
);

/** The edge of the crater, steep towards the right. */
function rim(): string {
	return (
		hill('-10 300, 60 318, 150 350, 240 386, 330 410, 440 426, 560 466, 640 500', 500, '#3a3560') +
		hill('-10 330, 60 350, 130 392, 220 430, 300 460, 380 500', 500, '#2a2749') +
		line('M-10 301Q60 316 150 351T330 411T560 467L640 501', '#f59f7c', 4, 0.8)
	);
}
