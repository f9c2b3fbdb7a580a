import { brand } from '#src/brand.ts';
import { site } from '#src/site.ts';

const { ink, paper, accent, surface, line, 'ink-soft': soft } = brand;
/** That of the site's buttons, on which white can be read. */
export const buttonColour = brand['accent-deep'];

const serif = "Georgia,'Times New Roman',serif";
const sans = `'${site.brand.typefaces.text}','Segoe UI',Roboto,Helvetica,Arial,sans-serif`;
const text = `margin:0;font-family:${sans};font-size:16px;line-height:1.55;color:${ink}`;

/** What stands in the `style` attributes: many programs read no style sheet. */
export const styles = {
	ground: `margin:0;padding:0;background-color:${paper};-webkit-text-size-adjust:100%`,
	preheader:
		'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all',
	sheet: `width:100%;max-width:600px;background-color:${surface};border:1px solid ${line};border-radius:10px;border-collapse:separate;overflow:hidden`,
	masthead: `padding:20px 32px;background-color:${ink};border-bottom:4px solid ${accent};font-family:${serif};font-size:21px;line-height:1.2;font-weight:bold;color:${paper}`,
	body: 'padding:30px 32px 8px',
	heading: `margin:0 0 20px;font-family:${serif};font-size:26px;line-height:1.25;font-weight:bold;color:${ink}`,
	paragraph: `${text};padding:0 0 16px`,
	small: `margin:0;font-family:${sans};font-size:14px;line-height:1.5;color:${soft}`,
	factTitle: `margin:0;padding:4px 0 8px;font-family:${serif};font-size:19px;line-height:1.3;font-weight:bold;color:${ink}`,
	facts: `width:100%;margin:0 0 20px;border-collapse:collapse;border-top:2px solid ${ink}`,
	factName: `width:34%;padding:9px 12px 9px 0;border-bottom:1px solid ${line};vertical-align:top;text-align:left;font-family:${sans};font-size:15px;line-height:1.45;font-weight:normal;color:${soft}`,
	factValue: `padding:9px 0;border-bottom:1px solid ${line};vertical-align:top;text-align:left;font-family:${sans};font-size:15px;line-height:1.45;color:${ink};font-variant-numeric:tabular-nums`,
	detail: `display:block;color:${soft}`,
	button: `display:inline-block;padding:13px 24px;font-family:${sans};font-size:16px;line-height:1.2;font-weight:bold;color:#ffffff;text-decoration:none`,
	buttonCell: `border-radius:6px;background-color:${buttonColour}`,
	link: `color:${ink};text-decoration:underline`,
	/** A number is never broken. */
	phone: `color:${ink};text-decoration:underline;white-space:nowrap`,
	foot: `padding:18px 32px 26px;border-top:1px solid ${line}`,
} as const;

const night = {
	ground: brand.night,
	sheet: ink,
	text: brand['paper-deep'],
	soft: brand['paper-soft'],
	line: brand['ink-line'],
};

/** For programs that read style sheets: phones, and whoever reads in the dark. */
export const styleSheet = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
	.outside { padding: 0 !important; }
	.sheet { border-left: 0 !important; border-right: 0 !important; border-radius: 0 !important; }
	.inside { padding-left: 20px !important; padding-right: 20px !important; }
	.heading { font-size: 23px !important; }
}
@media (prefers-color-scheme: dark) {
	.ground { background-color: ${night.ground} !important; }
	.sheet { background-color: ${night.sheet} !important; border-color: ${night.line} !important; }
	.text, .heading, .link { color: ${night.text} !important; }
	.soft { color: ${night.soft} !important; }
	.rule { border-color: ${night.line} !important; }
	.edge { border-color: ${night.soft} !important; }
}
@media print {
	.ground, .sheet, .masthead { background: none !important; }
	.masthead { color: ${ink} !important; }
}`;
