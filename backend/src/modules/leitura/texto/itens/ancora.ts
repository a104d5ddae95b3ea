import type {Numero} from '../numeros';
import type {Linha, Termo} from '../tipos';
import {centavosDe, encaixe} from './contas';
import {lexemas, type Lexema} from './lexico';
import {unidadeDe} from './unidades';

/** The figures of an item as they end a row of a coupon. */
export interface Ancora {
  /** Index of the first word of the figures: what stands before is code and description. */
  inicio: number;
  qtde: Numero;
  unitario: Numero;
  total?: Numero;
  unidade?: string;
  termos: Termo[];
}

// The classes of `Lexema`; group 1 the quantity, 2 the price, 3 the total.
const FORMAS: readonly RegExp[] = [
  /()Q+([NI])U{0,2}[VRX]*([NI])(?:[VR=TP]*([NI]))?[TW]?$/d,
  /()([NI])[UW]?P?[X]R?([NI])U?[PTW]{0,2}=?R?([NI])?T{0,2}$/d,
  /()U([NI])[X]?R?(N)[PT]{0,2}R?(N)T{0,2}$/d,
  /()([NI])U[XTW]?R?(N)[PT]{0,2}=?R?(N)T{0,2}$/d,
  /()([NI])(?:U|W)?R?(N)[PT]{0,2}R?(N)T{0,2}$/d,
  /()([NI])U[X]?R?(N)()T?$/d,
];

function escolher(
  qtdes: readonly Numero[],
  unitarios: readonly Numero[],
  totais: readonly Numero[] | undefined,
): Pick<Ancora, 'qtde' | 'unitario' | 'total'> | undefined {
  const [qtde, unitario] = [qtdes[0], unitarios[0]];
  if (!qtde || !unitario) return undefined;
  if (!totais) return {qtde: qtdes.at(-1)?.casas === 3 ? (qtdes.at(-1) ?? qtde) : qtde, unitario};
  for (const q of qtdes)
    for (const p of unitarios)
      for (const t of totais)
        if (t.casas <= 2 && encaixe(q, p, centavosDe(t)) !== 'nao') return {qtde: q, unitario: p, total: t};
  return {qtde, unitario, total: totais[0]};
}

function montar(
  pecas: readonly Lexema[],
  indices: readonly ([number, number] | undefined)[],
  estrito: boolean,
): Ancora | undefined {
  const em = (grupo: number): Lexema | undefined => {
    const faixa = indices[grupo];
    return faixa && faixa[1] > faixa[0] ? pecas[faixa[0]] : undefined;
  };
  const [q, p, t] = [em(2), em(3), em(4)];
  if (!q || !p) return undefined;
  const lidos = escolher(q.numeros, p.numeros, t?.numeros);
  if (!lidos || lidos.qtde.valor <= 0 || lidos.unitario.valor <= 0 || lidos.qtde.valor > 99_999) return undefined;
  const cabe = lidos.total && encaixe(lidos.qtde, lidos.unitario, centavosDe(lidos.total)) !== 'nao';
  if (!cabe && (estrito || lidos.unitario.casas < 2)) return undefined;
  const inicio = pecas[indices[0]?.[0] ?? 0]?.indice ?? q.indice;
  const dentro = pecas.slice(indices[0]?.[0] ?? 0);
  const unidade = dentro.find(({classe, texto}) => classe === 'U' && !/:$/.test(texto));
  return {
    inicio,
    ...lidos,
    ...(unidade && {unidade: unidadeDe(unidade.termo.dobrado) ?? unidade.texto.toUpperCase()}),
    termos: [q, p, ...(t ? [t] : [])].map(({termo}) => termo),
  };
}

/** Quantity, price and total at the end of a row; undefined where there are none. */
export function ancoraDe(linha: Linha): Ancora | undefined {
  const pecas = lexemas(linha);
  const classes = pecas.map(({classe}) => classe).join('');
  for (const [i, forma] of FORMAS.entries()) {
    const achado = forma.exec(classes);
    const ancora = achado?.indices && montar(pecas, achado.indices, i === 2 || i === 4);
    if (ancora) return ancora;
  }
  return undefined;
}
