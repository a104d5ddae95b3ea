import type {ReadingSource} from '@clube/domain';
import {levelOf} from '../document/certainty';
import type {Evidence, DocumentItem, ItemReading} from '../document/types';
import {pairLines} from './pair-lines';
import {consistentCodes} from './consistent-codes';
import {toThousandths} from './fields';
import {MIN_TOTAL_CONFIDENCE, lineAddsUp, addUp} from './sums';

export interface ChosenItems {
  itens: ItemReading[];
  source: ReadingSource;
}

/** Ranks of the sources: the fewer guesses, the higher. */
const SOURCE_RANK: Readonly<Partial<Record<ReadingSource, number>>> = {xml: 3, texto: 2, ocr: 1};

/**
 * Scores of a way's lines, in addition to the share of lines that add up (0 to 1) and their mean confidence (0 to 1): XML
 * outweighs everything, a matching sum outweighs all shares; source and number of lines decide between equal ones. The order
 * was chosen; the numbers only implement it.
 */
const SCORE = {xml: 10, sum: 3, complete: 0.5, rank: 0.3, line: 0.02, maxLines: 50} as const;

/** Chooses the lines of the best way: a matching sum counts more than the confidence of single lines. */
export function chooseItems(ways: readonly Evidence[]): ChosenItems | undefined {
  const totals = ways.flatMap(({total}) => total ?? []);
  const descontos = ways.flatMap(({descontos: readings}) => readings ?? []);
  const scoreOf = ({itens = [], fonteItens}: Evidence): number => {
    const sum = totals.some(({value, confidence}) =>
      [0, ...descontos.map(reading => reading.value)].some(
        desconto => confidence >= MIN_TOTAL_CONFIDENCE && addUp(itens, {total: value, descontos: desconto}).addsUp,
      ),
    );
    const addingUp = itens.filter(lineAddsUp).length / itens.length;
    const complete = itens.filter(({codigo, nome}) => codigo && nome).length / itens.length;
    const mean = itens.reduce((rest, {confianca: confidence}) => rest + confidence, 0) / itens.length;
    return (
      (fonteItens === 'xml' ? SCORE.xml : 0) +
      (sum ? SCORE.sum : 0) +
      addingUp +
      complete * SCORE.complete +
      mean +
      (SOURCE_RANK[fonteItens ?? 'ocr'] ?? 0) * SCORE.rank +
      Math.min(itens.length, SCORE.maxLines) * SCORE.line
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

/** Combines the lines of two ways of reading the same pixels, in several variations. */
function paired(ways: readonly Evidence[]): Evidence[] {
  const [a, b] = ways.filter(({fonteItens}) => fonteItens === 'ocr').map(({itens = []}) => itens);
  if (!a || !b) return [];
  return [true, false].flatMap(addNew =>
    [pairLines(a, b, addNew), pairLines(b, a, addNew)].map(itens => ({itens, fonteItens: 'ocr' as const})),
  );
}

/**
 * Minimum confidence of a line whose amounts are certain, even if all sums match, as a smudge may change two figures that
 * still match. Chosen above the confidence of lines with a guessed figure (0.68, text/confidence.ts).
 */
const MIN_LINE_CONFIDENCE: Readonly<Partial<Record<ReadingSource, number>>> = {texto: 0.8, ocr: 0.75};

/**
 * Decides which lines are certain. Amounts are certain when the line adds up and all lines add up to the total. Code and
 * description have no such check: they are certain only from a document's own text, and only when every line has both (if
 * one is missing, a neighbouring line may have taken it). Other lines become certain when a product matches both.
 */
export function itemsOfDocument({itens, source}: ChosenItems, sumAddsUp: boolean): DocumentItem[] {
  const complete = itens.every(({codigo, nome}) => codigo && nome);
  return itens.map(item => {
    const addsUp = lineAddsUp(item);
    const valoresCertos =
      source === 'xml' || (addsUp && sumAddsUp && item.confianca >= (MIN_LINE_CONFIDENCE[source] ?? 1));
    const certa = source === 'xml' || (valoresCertos && source === 'texto' && complete);
    const confidence = levelOf(item.confianca, certa);
    const reason = certa ? undefined : reasonOf(item, {addsUp, sumAddsUp, valoresCertos});
    return {
      ...item,
      confianca: toThousandths(confidence),
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
