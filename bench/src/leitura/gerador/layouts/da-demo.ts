import {
  ESTILOS_CUPOM,
  layoutCupom,
  layoutDanfe,
  plainCapitals,
  type EstiloCupom,
  type Sheet,
} from '@clube/seeds/desenho';
import {itensImpressos, type Desenho, type Layout} from '../desenho';
import {comoNotaFiscal} from '../recibo';

/** What of a name fitted on its line: the longest text of the sheet that the name begins with. */
function nomeCortado(folha: Sheet, nome: string): string {
  const inicios = folha.marks.flatMap(mark =>
    mark.kind === 'text' && mark.text.length > 4 && nome.startsWith(mark.text) ? [mark.text] : [],
  );
  return inicios.sort((a, b) => b.length - a.length)[0] ?? nome;
}

/** The demo's 80 mm NFC-e in the style of one of its three printers. */
export const cupom80: Layout = (recibo, {random}): Desenho => {
  const estilo = random.pick(Object.keys(ESTILOS_CUPOM) as EstiloCupom[]);
  const folha = layoutCupom(comoNotaFiscal(recibo), estilo, random.pick([2, 3]));
  // The one-line style cuts descriptions where the next column begins; the others break them.
  const nome = ({descricao}: {descricao: string}) => {
    const capitais = plainCapitals(descricao);
    return estilo === 'condensado' ? nomeCortado(folha, capitais) : capitais;
  };
  return {folhas: [folha], codigo: 'qrcode', itens: itensImpressos(recibo, {nome})};
};

/** The demo's upright DANFE of one page. */
export const danfeRetrato: Layout = (recibo): Desenho => ({
  folhas: [layoutDanfe(comoNotaFiscal(recibo))],
  codigo: 'codigo_barras',
  itens: itensImpressos(recibo, {nome: ({descricao}) => plainCapitals(descricao)}),
});
