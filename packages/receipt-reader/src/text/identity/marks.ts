import type {Clue, Mark} from '../../document/types';
import {clue, bestFirst} from '../confidence';
import {foldedOf} from '../lines/lines';
import type {Sheet} from '../types';

/** Phrases for marks, with chosen certainties: capitals across the page (1) above words in a text. */
const PHRASES: readonly {mark: Mark; pattern: RegExp; certainty: number}[] = [
  {mark: 'homologacao', pattern: /HOMOLOGACAO(?! D[OAE]\b)|AMBIENTE DE TESTES?\b/, certainty: 1},
  {mark: 'homologacao', pattern: /SEM VALOR FISCAL/, certainty: 0.8},
  {
    mark: 'cancelada',
    pattern: /\b(NOTA|NF-?E|NFC-?E|DANFE|CUPOM|CF-?E|SITUACAO|DOCUMENTO)\b.{0,25}\bCANCELAD[AO]\b/,
    certainty: 0.95,
  },
  {
    mark: 'cancelada',
    pattern: /CANCELAMENTO (DE NF-?E )?HOMOLOGADO|^CANCELAMENTO$|ELETRONICO ?-? ?SAT CANCELAMENTO|^\W*CANCELAD[AO]\W*$/,
    certainty: 0.95,
  },
  {
    mark: 'contingencia',
    pattern:
      /(EMITID[AO]|IMPRESS[AO]|DANFE|OPERACAO).{0,12} EM CONTINGENCIA|^\W*(EM )?CONTINGENCIA\W*$|PENDENTE DE AUTORIZACAO/,
    certainty: 0.95,
  },
];

// Cancellation in items, exchange rules or notes does not concern the document.
const NOT_ABOUT_DOCUMENT = /ITEM|ITENS|TROCA|POLITICA|PEDIDO|CASO|PODERA|\bNAO\b.*CANCEL|SE CANCEL/;

/** The marks printed on a document that make it invalid or provisional. */
export function readMarks(sheets: readonly Sheet[]): Clue<Mark>[] {
  return bestFirst(
    sheets.flatMap(({lines}) =>
      lines.flatMap(line => {
        const text = foldedOf(line.terms);
        return PHRASES.filter(
          ({mark, pattern}) => pattern.test(text) && !(mark === 'cancelada' && NOT_ABOUT_DOCUMENT.test(text)),
        ).map(({mark, certainty}) => {
          const target = line.terms.filter(({folded}) =>
            /HOMOLOG|TESTE|SEM|VALOR|FISCAL|CANCEL|CONTING|PENDENTE/.test(folded),
          );
          return clue(mark, target.length > 0 ? target : line.terms, {certainty});
        });
      }),
    ),
  );
}
