import type {ReadingSource} from '@clube/domain';
import type {Evidence, DocumentItem, ItemReading} from '../document/types';
import {pairLines} from './pair-lines';
import {consistentCodes} from './consistent-codes';
import {lineAddsUp, addUp} from './sums';

export interface ChosenItems {
  itens: ItemReading[];
  source: ReadingSource;
}

const SOURCE_RANK: Readonly<Partial<Record<ReadingSource, number>>> = {xml: 3, texto: 2, ocr: 1};

/** The lines of the best way that found any: those whose sum fits before those that are merely surer by themselves. */
export function chooseItems(ways: readonly Evidence[]): ChosenItems | undefined {
  const totals = ways.flatMap(({total}) => total ?? []);
  const descontos = ways.flatMap(({descontos: readings}) => readings ?? []);
  const scoreOf = ({itens = [], fonteItens}: Evidence): number => {
    const sum = totals.some(({value, confidence}) =>
      [0, ...descontos.map(reading => reading.value)].some(
        desconto => confidence >= 0.4 && addUp(itens, {total: value, descontos: desconto}).addsUp,
      ),
    );
    const addingUp = itens.filter(lineAddsUp).length / itens.length;
    const complete = itens.filter(({codigo, nome}) => codigo && nome).length / itens.length;
    const mean = itens.reduce((rest, {confianca: confidence}) => rest + confidence, 0) / itens.length;
    return (
      (fonteItens === 'xml' ? 10 : 0) +
      (sum ? 3 : 0) +
      addingUp +
      complete / 2 +
      mean +
      (SOURCE_RANK[fonteItens ?? 'ocr'] ?? 0) * 0.3 +
      Math.min(itens.length, 50) * 0.02
    );
  };
  const withItems = ways.filter(({itens}) => itens && itens.length > 0);
  const [best] = [...withItems, ...paired(withItems)]
    .map(way => ({way, score: scoreOf(way)}))
    .toSorted((a, b) => b.score - a.score);
  if (!best) return undefined;
  const {itens = [], fonteItens: source = 'ocr'} = best.way;
  return {itens: source === 'ocr' ? consistentCodes(itens) : itens, source};
}

/** What two ways to read the same pixels make of the lines together. */
function paired(ways: readonly Evidence[]): Evidence[] {
  const [a, b] = ways.filter(({fonteItens}) => fonteItens === 'ocr').map(({itens = []}) => itens);
  if (!a || !b) return [];
  return [true, false].flatMap(addNew =>
    [pairLines(a, b, addNew), pairLines(b, a, addNew)].map(itens => ({itens, fonteItens: 'ocr' as const})),
  );
}

const MIN_COUNT: Readonly<Partial<Record<ReadingSource, number>>> = {texto: 0.8, ocr: 0.75};

/**
 * A line's amounts are certain when they fit one another and, with all the others, the total. No sum checks code and
 * description: they are certain only from a document's own text, and only when no line of it lacks either (where one
 * does, its neighbours may have taken it). Other lines become certain once a product answers to both.
 */
export function itemsOfDocument({itens, source}: ChosenItems, sumAddsUp: boolean): DocumentItem[] {
  const complete = itens.every(({codigo, nome}) => codigo && nome);
  return itens.map(item => {
    const addsUp = lineAddsUp(item);
    const valoresCertos = source === 'xml' || (addsUp && sumAddsUp && item.confianca >= (MIN_COUNT[source] ?? 1));
    const certa = source === 'xml' || (valoresCertos && source === 'texto' && complete);
    const confidence = certa ? Math.max(item.confianca, 0.95) : Math.min(item.confianca, 0.94);
    const reason = certa ? undefined : reasonOf(item, {addsUp, sumAddsUp, valoresCertos});
    return {
      ...item,
      confianca: Math.round(confidence * 1000) / 1000,
      valoresCertos,
      certa,
      ...(reason ? {motivo: reason} : {}),
    };
  });
}

function reasonOf(
  item: ItemReading,
  {addsUp, sumAddsUp, valoresCertos}: {addsUp: boolean; sumAddsUp: boolean; valoresCertos: boolean},
): string {
  if (valoresCertos) return 'Código e descrição não têm outra confirmação: confira o produto';
  if ([item.qtde, item.valorUnitario, item.subTotal].some(value => value === undefined))
    return 'Parte da linha não foi lida';
  if (!addsUp) return 'Quantidade × valor não dá o subtotal lido';
  return sumAddsUp ? 'Linha lida com pouca nitidez: confira' : 'A soma dos itens não fecha com o total';
}
