import {CUPOM_STYLES, layoutCupom, layoutDanfe, plainCapitals, type CupomStyle, type Sheet} from '@clube/seeds/drawing';
import {printedItens, type Drawing, type Layout} from '../drawing';
import {asNotaFiscal} from '../receipt';

/** The printed part of a name that was cut: the longest text of the sheet with which the name begins. */
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
  // The one-line style cuts descriptions at the next column; the others wrap them.
  const nome = ({descricao}: {descricao: string}) => {
    const capitals = plainCapitals(descricao);
    return style === 'condensado' ? cutNome(sheet, capitals) : capitals;
  };
  return {sheets: [sheet], codigo: 'qrcode', itens: printedItens(receipt, {nome})};
};

/** The demo's portrait DANFE of one page. */
export const portraitDanfe: Layout = (receipt): Drawing => ({
  sheets: [layoutDanfe(asNotaFiscal(receipt))],
  codigo: 'codigo_barras',
  itens: printedItens(receipt, {nome: ({descricao}) => plainCapitals(descricao)}),
});
