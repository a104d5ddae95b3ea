import type {Indicio, Indicios} from '../../document/types';
import {indicio, melhores} from '../confidence';
import {resolverItem, itemLido, type ItemResolvido} from '../items/resolve';
import {comDescontosCalados} from './untold-discounts';
import type {LeituraItens} from '../items/types';
import type {Lida, Totais} from './totals';

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

interface Fecho {
  total: number;
  desconto: number;
}

/** What is to be paid by a label that can mean nothing else. */
const DE_PAGAR: readonly Lida['nome'][] = ['aPagar', 'totalNota'];

/** Amounts that are called just `Total` beside another that is to be paid: the goods before discounts and charges. */
function somaDosBens({total}: Totais): Lida[] {
  const devido = total.find(({nome, firmeza}) => DE_PAGAR.includes(nome) && firmeza >= 0.9);
  return devido ? total.filter(({nome, valor}) => nome === 'total' && valor !== devido.valor) : [];
}

/** A discount that is not printed but is all that parts the goods' sum from what was to be paid, and was paid. */
function descontoCalado(conta: Conta, totais: Totais): Fecho | undefined {
  const bens = somaDosBens(totais).find(({valor}) => valor === conta.bruto && valor === conta.liquido);
  const devido = totais.total.find(({nome, valor}) => DE_PAGAR.includes(nome) && valor < conta.bruto);
  const pago = totais.pagos.some(({valor}) => valor === devido?.valor);
  const dito = totais.descontos.some(({valor}) => valor > 0);
  return bens && devido && pago && !dito ? {total: devido.valor, desconto: conta.bruto - devido.valor} : undefined;
}

/** The printed total that the lines make up, with the discount that it takes; undefined where none does. */
function fechar(conta: Conta, totais: Totais): Fecho | undefined {
  if (!conta.completa || conta.itens.length === 0) return undefined;
  const bens = somaDosBens(totais);
  for (const total of valores(totais.total.filter(lida => !bens.includes(lida))))
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

const fecharConta = (conta: Conta, totais: Totais): Fecho | undefined =>
  descontoCalado(conta, totais) ?? fechar(conta, totais);

/** What headings are worth beside a code more or less that another way finds. */
const COM_TITULOS = 0.2;

function notaDe(conta: Conta, totais: Totais): number {
  const certas = conta.itens.filter(({encaixe}) => encaixe === 'exato' || encaixe === 'folga').length;
  const contadas = totais.quantidade.some(({valor}) => valor === conta.itens.length);
  const ditas = (teste: (item: ItemResolvido) => boolean) =>
    conta.itens.filter(teste).length / Math.max(1, conta.itens.length);
  const nomes =
    ditas(({cru}) => cru.nome.some(({dobrado}) => /[A-Z]{3}/.test(dobrado))) +
    0.5 * ditas(({cru}) => cru.codigo !== undefined);
  const bens = valores([...totais.produtos, ...somaDosBens(totais)]).includes(conta.bruto);
  return (
    (fecharConta(conta, totais) ? 3 : 0) +
    (bens ? 2 : 0) +
    nomes +
    (contadas ? 1 : 0) +
    certas / Math.max(1, conta.itens.length) +
    Math.min(50, certas) * 0.1 -
    // Headings know best what is what; where anything else made sense of the lines, it knows better than mere sums.
    {tabela: -COM_TITULOS, rotulos: -COM_TITULOS / 2, cupom: 0, semTitulos: 1}[conta.leitura.via]
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
  const contas = leituras.flatMap(leitura => {
    const totais = totaisDe(leitura);
    const caladas = comDescontosCalados(leitura, valores(totais.descontos));
    return [...caladas, leitura].map(cada => ({conta: contaDe(cada), totais}));
  });
  const melhor = contas.sort((a, b) => notaDe(b.conta, b.totais) - notaDe(a.conta, a.totais))[0];
  const totais = melhor?.totais ?? totaisDe(undefined);
  const fecho = melhor && fecharConta(melhor.conta, totais);
  const somaFecha = fecho !== undefined;
  const nasLinhas = melhor !== undefined && fecho !== undefined && semOutroDesconto(melhor.conta, fecho, totais);
  const maisCasas = Math.max(0, ...(melhor?.conta.itens.map(({cru}) => cru.unitario?.casas ?? 0) ?? []));
  const itens = melhor?.conta.itens.map(item =>
    itemLido(item, {somaFecha, descontosNasLinhas: nasLinhas, maisCasas, via: melhor.conta.leitura.via}),
  );
  return {
    total: totalDe(totais, fecho, melhor?.conta),
    descontos: descontosDe(totais, fecho, melhor?.conta),
    totalProdutos: produtosDe(totais, melhor?.conta),
    quantidadeItens:
      totais.quantidade.length > 0
        ? melhores(totais.quantidade.map(lida => doRotulo(lida, lida.valor === itens?.length)))
        : undefined,
    itens,
    fonteItens: itens && melhor?.conta.itens[0]?.cru.valores[0]?.pagina.fonte,
  };
}

/** So little that lines which make it up do not prove it the total. */
const DOS_BENS = 0.35;

function doRotulo(lida: Lida, conferido: boolean, peso = 1): Indicio<number> {
  return indicio(lida.valor, lida.termos, {firmeza: lida.firmeza * peso, conferido, reparado: lida.reparado});
}

function produtosDe(totais: Totais, conta: Conta | undefined): Indicio<number>[] | undefined {
  const ditos = [...totais.produtos, ...somaDosBens(totais).filter(({valor}) => valor === conta?.bruto)];
  return ditos.length > 0 ? melhores(ditos.map(lida => doRotulo(lida, lida.valor === conta?.bruto))) : undefined;
}

function totalDe(totais: Totais, fecho: Fecho | undefined, conta: Conta | undefined): Indicio<number>[] | undefined {
  if (totais.total.length === 0) return undefined;
  const [primeira] = totais.total;
  const desconto = Math.max(0, ...totais.descontos.map(({valor}) => valor));
  const pagos = totais.pagos.filter(({valor}) => desconto > 0 && valor === (conta?.bruto ?? 0) - desconto);
  const bens = somaDosBens(totais);
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
        fecha && !bens.includes(lida),
        bens.includes(lida) ? DOS_BENS : antesDoDesconto || outra || (fecho && !fecha) ? 0.6 : 1,
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
