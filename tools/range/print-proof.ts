import { join } from 'node:path';
import type { Click, Example, Objection, Proof } from '@gavel/proof';
import { printFault } from '@gavel/range';
import { createTexts, proofTexts } from '@gavel/texts';

const translate = createTexts().of(proofTexts);

/**
 * Prints one line for each property: whether it is proven, only tried on some visits, or refuted. Then prints the number of remarks
 * (objections that do not prevent publishing). For each other objection (a fault that the proof found), prints one line, followed by the
 * clicks with which a visitor meets the fault.
 */
export function printProof(folder: string, { verdicts, objections, remarks }: Proof): void {
  for (const { property, sentence, obligations } of verdicts)
    console.log(
      `${translate(property)}: ${sentence} (${new Intl.NumberFormat('sv-SE').format(obligations)})`.replaceAll(/\s/g, ' '),
    );
  if (remarks.length > 0) console.log(translate('refusedLaterCount', { count: remarks.length }));
  for (const objection of objections) console.error(printObjection(folder, objection));
}

function printObjection(folder: string, { place, sentence, example }: Objection): string {
  const where = place ? { ...place, file: join(folder, place.file) } : { file: folder, line: 1 };
  return [printFault({ ...where, message: sentence }), ...(example ? [`  ${printExample(example)}`] : [])].join('\n');
}

function printExample({ houseTitle, municipalityName, clicks, picks }: Example): string {
  const made = clicks.length === 0 ? translate('atOnce') : clicks.map(printClick).join(' → ');
  const stopped = picks.length === 0 ? '' : ` → ${translate('refused', { picks: picks.map(printClick).join(', ') })}`;
  return `${translate('visit', { house: houseTitle, municipality: municipalityName })}: ${made}${stopped}`;
}

function printClick({ question, answer }: Click): string {
  return `${question}: ${answer}`;
}
