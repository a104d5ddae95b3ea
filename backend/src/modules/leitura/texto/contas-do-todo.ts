import type {Indicio, Indicios} from '../documento/tipos';
import {indicio, melhores} from './confianca';
import {resolverItem, itemLido, type ItemResolvido} from './itens/resolver';
import type {LeituraItens} from './itens/tipos';
import type {Lida, Totais} from './totais';

/** A way to understand the amounts of a document: its lines and what they should add up to. */
interface Conta {
  itens: ItemResolvido[];
  bruto: number;
  liquido: number;
  completa: boolean;
  leitura: LeituraItens;
}

function contaDe(leitura: LeituraItens): Conta {
  const itens = leitura.itens.map(resolverItem);
  const soma = (campo: 'bruto' | 'subTotal') => itens.reduce((resto, item) => resto + (item[campo] ?? 0), 0);
  return {
    itens,
    bruto: soma('bruto'),
    liquido: soma('subTotal'),
    completa: itens.every(({subTotal}) => subTotal !== undefined),
    leitura,
  };
}

const valores = (lidas: readonly Lida[]): number[] => [...new Set(lidas.map(({valor}) => valor))];

/** Discounts as the total may reckon with them: none, one of those printed, or several together. */
function descontosPossiveis({descontos}: Totais): number[] {
  const unicos = valores(descontos);
  const juntos = unicos.reduce((soma, valor) => soma + valor, 0);
  return [...new Set([0, ...unicos, juntos])];
}

/** Charges on top: none, each, or all. */
function acrescimosPossiveis({acrescimos}: Totais): number[] {
  const positivos = acrescimos.map(({valor}) => valor).filter(valor => valor > 0);
  return [...new Set([0, ...positivos, positivos.reduce((soma, valor) => soma + valor, 0)])];
}

export interface Fecho {
  total: number;
  desconto: number;
}

/** The printed total that the lines make up, with the discount that it takes; undefined where none does. */
function fechar(conta: Conta, totais: Totais): Fecho | undefined {
  if (!conta.completa || conta.itens.length === 0) return undefined;
  for (const total of valores(totais.total))
    for (const acrescimo of acrescimosPossiveis(totais)) {
      if (conta.liquido + acrescimo === total) return {total, desconto: conta.bruto - conta.liquido};
      for (const desconto of descontosPossiveis(totais))
        if (desconto > 0) {
          if (conta.bruto - desconto + acrescimo === total) return {total, desconto};
          // One discount on lines and another on their sum.
          if (conta.liquido - desconto + acrescimo === total)
            return {total, desconto: conta.bruto - conta.liquido + desconto};
        }
    }
  return undefined;
}

function notaDe(conta: Conta, totais: Totais): number {
  const certas = conta.itens.filter(({encaixe}) => encaixe === 'exato' || encaixe === 'folga').length;
  const contadas = totais.quantidade.some(({valor}) => valor === conta.itens.length);
  const ditas = (teste: (item: ItemResolvido) => boolean) =>
    conta.itens.filter(teste).length / Math.max(1, conta.itens.length);
  const nomes =
    ditas(({cru}) => cru.nome.some(({dobrado}) => /[A-Z]{3}/.test(dobrado))) +
    0.5 * ditas(({cru}) => cru.codigo !== undefined);
  const bens = valores(totais.produtos).includes(conta.bruto);
  return (
    (fechar(conta, totais) ? 3 : 0) +
    (bens ? 2 : 0) +
    nomes +
    (contadas ? 1 : 0) +
    certas / Math.max(1, conta.itens.length) +
    Math.min(50, certas) * 0.1
  );
}

/** Whether the lines' own discounts are all there are: one on the total alone may be that of a line that was not read. */
function semOutroDesconto(conta: Conta, fecho: Fecho, totais: Totais): boolean {
  const outro = totais.descontos.some(({valor}) => valor > 0 && valor !== fecho.desconto);
  const outroTotal = totais.total.some(({nome, valor}) => nome !== 'total' && valor !== fecho.total);
  return fecho.desconto === conta.bruto - conta.liquido && !outro && !outroTotal;
}

type Contados = Pick<Indicios, 'total' | 'descontos' | 'totalProdutos' | 'quantidadeItens' | 'itens' | 'fonteItens'>;

/**
 * The lines and totals that fit best together. A sum that fits confirms the total; a label alone is believed a little
 * less; of two labels that say different amounts the one that names what is to be paid goes first.
 */
export function contar(
  leituras: readonly LeituraItens[],
  totaisDe: (leitura: LeituraItens | undefined) => Totais,
): Contados {
  const contas = leituras.map(contaDe).map(conta => ({conta, totais: totaisDe(conta.leitura)}));
  const melhor = contas.sort((a, b) => notaDe(b.conta, b.totais) - notaDe(a.conta, a.totais))[0];
  const totais = melhor?.totais ?? totaisDe(undefined);
  const fecho = melhor && fechar(melhor.conta, totais);
  const somaFecha = fecho !== undefined;
  const nasLinhas = melhor !== undefined && fecho !== undefined && semOutroDesconto(melhor.conta, fecho, totais);
  const itens = melhor?.conta.itens.map(item => itemLido(item, somaFecha, nasLinhas));
  return {
    total: totalDe(totais, fecho, melhor?.conta),
    descontos: descontosDe(totais, fecho, melhor?.conta),
    totalProdutos:
      totais.produtos.length > 0
        ? melhores(totais.produtos.map(lida => doRotulo(lida, lida.valor === melhor?.conta.bruto)))
        : undefined,
    quantidadeItens:
      totais.quantidade.length > 0
        ? melhores(totais.quantidade.map(lida => doRotulo(lida, lida.valor === itens?.length)))
        : undefined,
    itens,
    fonteItens: itens && melhor?.conta.itens[0]?.cru.valores[0]?.pagina.fonte,
  };
}

function doRotulo(lida: Lida, conferido: boolean, peso = 1): Indicio<number> {
  return indicio(lida.valor, lida.termos, {firmeza: lida.firmeza * peso, conferido, reparado: lida.reparado});
}

function totalDe(totais: Totais, fecho: Fecho | undefined, conta: Conta | undefined): Indicio<number>[] | undefined {
  if (totais.total.length === 0) return undefined;
  const [primeira] = totais.total;
  const desconto = Math.max(0, ...totais.descontos.map(({valor}) => valor));
  const pagos = totais.pagos.filter(({valor}) => desconto > 0 && valor === (conta?.bruto ?? 0) - desconto);
  return melhores([
    ...(conta?.bruto === conta?.liquido && fecho?.desconto === 0 ? pagos.map(lida => doRotulo(lida, false)) : []),
    ...totais.total.map(lida => {
      const fecha = fecho?.total === lida.valor;
      // `Valor total` equal to the goods, with a discount printed and nothing said of what is to be paid: maybe before it.
      const antesDoDesconto =
        lida.nome === 'total' && desconto > 0 && lida.valor === conta?.bruto && conta.bruto === conta.liquido;
      const outra = primeira !== undefined && lida.valor !== primeira.valor && !fecha;
      return doRotulo(
        {...lida, firmeza: fecha ? 1 : lida.firmeza},
        fecha,
        antesDoDesconto ? 0.6 : outra || (fecho && !fecha) ? 0.6 : 1,
      );
    }),
  ]);
}

function descontosDe(
  totais: Totais,
  fecho: Fecho | undefined,
  conta: Conta | undefined,
): Indicio<number>[] | undefined {
  const impressos = totais.descontos.map(lida =>
    doRotulo(lida, fecho?.desconto === lida.valor, fecho && fecho.desconto !== lida.valor ? 0.6 : 1),
  );
  const daSoma = fecho && fecho.desconto > 0 && !impressos.some(({valor}) => valor === fecho.desconto);
  const termos = conta?.itens.flatMap(({cru}) => (cru.desconto ? cru.valores : [])) ?? [];
  const somados = daSoma ? [indicio(fecho.desconto, [], {firmeza: termos.length > 0 ? 0.85 : 0.8})] : [];
  const todos = melhores([
    ...somados.map(um => ({...um, fonte: conta?.itens[0]?.cru.valores[0]?.pagina.fonte ?? um.fonte})),
    ...impressos,
  ]);
  return todos.length > 0 ? todos : undefined;
}
