import {countOf, type ReadingFieldName, type ReadingSource} from '@clube/domain';
import {isLine, type Doubt} from './doubts.ts';
import type {NotaReading} from './types';

export interface ReadingSummary {
  tone: 'reading' | 'ready' | 'check' | 'failed';
  text: string;
  /** The remaining questions. */
  left?: string;
}

const FIELD_NAMES: readonly (readonly [ReadingFieldName, string])[] = [
  ['chave', 'chave'],
  ['loja', 'loja'],
  ['numero', 'número'],
  ['dataEmissao', 'data'],
  ['total', 'total'],
];

const listFormat = new Intl.ListFormat('pt-BR', {type: 'conjunction'});

/** The source of most fields; if equal, a barcode or QR code before text. */
function via({campos: fieldCount}: NotaReading): ReadingSource | undefined {
  return (
    fieldCount.chave?.fonte ??
    fieldCount.numero?.fonte ??
    fieldCount.cpfCnpj?.fonte ??
    Object.values(fieldCount)[0]?.fonte
  );
}

const READ_FROM: Readonly<Record<ReadingSource, string>> = {
  xml: 'Lida do arquivo XML',
  qrcode: 'Lida pelo QR code',
  codigo_barras: 'Lida pelo código de barras',
  chave: 'Lida pela chave de acesso',
  texto: 'Lida do texto do PDF',
  ocr: 'Lida da imagem',
};

function readBy(reading: NotaReading): string {
  const fonte = via(reading);
  const certain = FIELD_NAMES.filter(([field]) => reading.campos[field]?.certa).map(([, name]) => name);
  const origin = fonte ? READ_FROM[fonte] : 'Lida';
  if (certain.length === 0) return `${origin}.`;
  return `${origin}: ${listFormat.format(certain)} ${certain.length === 1 ? 'confere' : 'conferem'}.`;
}

function leftToCheck(doubts: readonly Doubt[]): string | undefined {
  const lines = doubts.filter(isLine).length;
  const fieldCount = doubts.length - lines;
  const parts = [
    fieldCount > 0 && countOf(fieldCount, 'campo', 'campos'),
    lines > 0 && countOf(lines, 'item', 'itens'),
  ].filter(part => part !== false);
  return parts.length > 0 ? `${parts.join(' e ')} a conferir.` : undefined;
}

/** The result of the reading in a sentence, and what is left for a person. */
export function readingSummary(
  reading: NotaReading,
  doubts: readonly Doubt[],
  /** Nothing is missing or contradictory. */
  ready: boolean,
): ReadingSummary {
  if (reading.estado === 'em_leitura') return {tone: 'reading', text: 'Lendo a nota…'};
  if (reading.estado === 'nao_lida')
    return {tone: 'failed', text: 'Não deu para ler.', left: 'Preencha com a nota ao lado.'};
  if (ready) return {tone: 'ready', text: readBy(reading), left: 'Pronta para pontuar.'};
  const left = [leftToCheck(doubts), reading.itens.length === 0 && 'Nenhum item lido.'].filter(Boolean).join(' ');
  return {tone: 'check', text: readBy(reading), left: left || 'Confira antes de pontuar.'};
}
