import {CUPOM_STYLES, layoutCupom, layoutDanfe, plainCapitals, type CupomStyle, type Sheet} from '@clube/seeds/drawing';
import {printedItens, type Drawing, type Layout} from '../drawing';
import {asNotaFiscal} from '../receipt';

/** What of a name fitted on its line: the longest text of the sheet that the name begins with. */
function cutNome(sheet: Sheet, nome: string): string {
  const beginnings = sheet.marks.flatMap(mark =>
    mark.kind === 'text' && mark.text.length > 4 && nome.startsWith(mark.text) ? [mark.text] : [],
  );
  return beginnings.sort((a, b) => b.length - a.length)[0] ?? nome;
}

/** The demo's 80 mm NFC-e in the style of one of its three printers. */
export const cupom80: Layout = (receipt, {random}): Drawing => {
  const style = random.pick(Object.keys(CUPOM_STYLES) as CupomStyle[]);
  const sheet = layoutCupom(asNotaFiscal(receipt), style, random.pick([2, 3]));
  // The one-line style cuts descriptions where the next column begins; the others break them.
  const nome = ({descricao}: {descricao: string}) => {
    const capitals = plainCapitals(descricao);
    return style === 'condensado' ? cutNome(sheet, capitals) : capitals;
  };
  return {sheets: [sheet], codigo: 'qrcode', itens: printedItens(receipt, {nome})};
};

/** The demo's upright DANFE of one page. */
export const portraitDanfe: Layout = (receipt): Drawing => ({
  sheets: [layoutDanfe(asNotaFiscal(receipt))],
  codigo: 'codigo_barras',
  itens: printedItens(receipt, {nome: ({descricao}) => plainCapitals(descricao)}),
});
