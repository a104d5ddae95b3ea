import type {FonteLeitura} from '@clube/domain';
import type {Indicios, ItemDoDocumento, ItemLido} from '../document/types';
import {casar} from './pair-lines';
import {codigosCoerentes} from './consistent-codes';
import {linhaFecha, somar} from './sums';

export interface ItensEscolhidos {
  itens: ItemLido[];
  fonte: FonteLeitura;
}

const ORDEM: Readonly<Partial<Record<FonteLeitura, number>>> = {xml: 3, texto: 2, ocr: 1};

/** The lines of the best way that found any: those whose sum fits before those that are merely surer by themselves. */
export function escolherItens(leituras: readonly Indicios[]): ItensEscolhidos | undefined {
  const totais = leituras.flatMap(({total}) => total ?? []);
  const descontos = leituras.flatMap(({descontos: lidos}) => lidos ?? []);
  const nota = ({itens = [], fonteItens}: Indicios): number => {
    const soma = totais.some(({valor, confianca}) =>
      [0, ...descontos.map(lido => lido.valor)].some(
        desconto => confianca >= 0.4 && somar(itens, {total: valor, descontos: desconto}).fecha,
      ),
    );
    const fecham = itens.filter(linhaFecha).length / itens.length;
    const inteiras = itens.filter(({codigo, nome}) => codigo && nome).length / itens.length;
    const media = itens.reduce((resto, {confianca}) => resto + confianca, 0) / itens.length;
    return (
      (fonteItens === 'xml' ? 10 : 0) +
      (soma ? 3 : 0) +
      fecham +
      inteiras / 2 +
      media +
      (ORDEM[fonteItens ?? 'ocr'] ?? 0) * 0.3 +
      Math.min(itens.length, 50) * 0.02
    );
  };
  const comItens = leituras.filter(({itens}) => itens && itens.length > 0);
  const [melhor] = [...comItens, ...casadas(comItens)]
    .map(leitura => ({leitura, nota: nota(leitura)}))
    .toSorted((a, b) => b.nota - a.nota);
  if (!melhor) return undefined;
  const {itens = [], fonteItens: fonte = 'ocr'} = melhor.leitura;
  return {itens: fonte === 'ocr' ? codigosCoerentes(itens) : itens, fonte};
}

/** What two ways to read the same pixels make of the lines together. */
function casadas(leituras: readonly Indicios[]): Indicios[] {
  const [a, b] = leituras.filter(({fonteItens}) => fonteItens === 'ocr').map(({itens = []}) => itens);
  if (!a || !b) return [];
  return [true, false].flatMap(novas =>
    [casar(a, b, novas), casar(b, a, novas)].map(itens => ({itens, fonteItens: 'ocr' as const})),
  );
}

const MINIMO: Readonly<Partial<Record<FonteLeitura, number>>> = {texto: 0.8, ocr: 0.75};

/**
 * A line's amounts are certain when they fit one another and, with all the others, the total. No sum checks code and
 * description: they are certain only from a document's own text, and only when no line of it lacks either (where one
 * does, its neighbours may have taken it). Other lines become certain once a product answers to both.
 */
export function itensDoDocumento({itens, fonte}: ItensEscolhidos, somaFecha: boolean): ItemDoDocumento[] {
  const inteiras = itens.every(({codigo, nome}) => codigo && nome);
  return itens.map(item => {
    const fecha = linhaFecha(item);
    const valoresCertos = fonte === 'xml' || (fecha && somaFecha && item.confianca >= (MINIMO[fonte] ?? 1));
    const certa = fonte === 'xml' || (valoresCertos && fonte === 'texto' && inteiras);
    const confianca = certa ? Math.max(item.confianca, 0.95) : Math.min(item.confianca, 0.94);
    const motivo = certa ? undefined : motivoDe(item, {fecha, somaFecha, valoresCertos});
    return {
      ...item,
      confianca: Math.round(confianca * 1000) / 1000,
      valoresCertos,
      certa,
      ...(motivo ? {motivo} : {}),
    };
  });
}

function motivoDe(
  item: ItemLido,
  {fecha, somaFecha, valoresCertos}: {fecha: boolean; somaFecha: boolean; valoresCertos: boolean},
): string {
  if (valoresCertos) return 'Código e descrição não têm outra confirmação: confira o produto';
  if ([item.qtde, item.valorUnitario, item.subTotal].some(valor => valor === undefined))
    return 'Parte da linha não foi lida';
  if (!fecha) return 'Quantidade × valor não dá o subtotal lido';
  return somaFecha ? 'Linha lida com pouca nitidez: confira' : 'A soma dos itens não fecha com o total';
}
