import {formatReais, type ReadingWarning, type ReadPlace} from '@clube/domain';
import type {Evidence, DocumentItem, Mark} from '../document/types';
import {candidates} from './candidates';
import {keysFromCodes, keysFromText, type ChosenKey} from './key';
import type {Sum} from './sums';

// Chosen minimum confidences: values below them are more likely misread than a reason to warn.
/** For a mark on the document. */
const MIN_MARK_CONFIDENCE = 0.6;
/** For print that contradicts the key. */
const MIN_PRINT_CONFIDENCE = 0.9;
/** For the printed number of items; a notice also requires that the lines do not add up. */
const MIN_COUNT_CONFIDENCE = 0.5;

/** The value of tpEmis in the key of an NFC-e that was issued offline. */
const ISSUED_OFFLINE = 9;

export interface WarningInput {
  ways: readonly Evidence[];
  chave?: ChosenKey;
  total?: number;
  itens: readonly DocumentItem[];
  sum: Sum;
  parts?: ReadPlace[][];
}

/** The notices that people need before scoring, the most severe first. */
export function warningsOf(base: WarningInput): ReadingWarning[] {
  return [...errors(base), ...contradictions(base), ...information(base)];
}

function hasMark(ways: readonly Evidence[], mark: Mark): boolean {
  return ways.some(({marcas: marks}) =>
    marks?.some(({value, confidence}) => value === mark && confidence >= MIN_MARK_CONFIDENCE),
  );
}

function* errors({ways, parts}: WarningInput): Generator<ReadingWarning> {
  if (hasMark(ways, 'homologacao'))
    yield {
      tipo: 'homologacao',
      gravidade: 'erro',
      texto: 'Documento do ambiente de testes (homologação): sem valor fiscal.',
    };
  if (hasMark(ways, 'cancelada'))
    yield {tipo: 'cancelada', gravidade: 'erro', texto: 'O documento está marcado como cancelado.'};
  if (parts && parts.length >= 2)
    yield {
      tipo: 'duas_notas',
      gravidade: 'erro',
      texto: `Há ${parts.length === 2 ? 'duas' : parts.length} notas neste envio. Separe antes de pontuar.`,
      partes: parts,
    };
  else if (hasMark(ways, 'duas_notas') || (keysFromCodes(ways).length >= 2 && !hasMark(ways, 'cancelada')))
    yield {tipo: 'duas_notas', gravidade: 'erro', texto: 'Há mais de uma nota numa mesma página: confira uma a uma.'};
  if (hasMark(ways, 'nao_fiscal'))
    yield {
      tipo: 'nao_fiscal',
      gravidade: 'erro',
      texto: 'Parece não ser nota fiscal de venda (orçamento, pedido, boleto, comprovante, serviço ou transporte).',
    };
}

function* contradictions({ways, chave, total, itens, sum}: WarningInput): Generator<ReadingWarning> {
  if (chave && !chave.certa && keysFromText(ways).length >= 2)
    yield {
      tipo: 'chave_diverge',
      gravidade: 'atencao',
      texto: 'Há mais de uma chave de acesso impressa: confira qual é a desta nota.',
      campos: ['chave', 'cpfCnpj', 'numero'],
    };
  const cnpjs = candidates(ways.flatMap(({cnpj}) => cnpj ?? []));
  const other = cnpjs[0];
  if (
    chave &&
    other &&
    other.confidence >= MIN_PRINT_CONFIDENCE &&
    cnpjs.every(({value}) => value !== chave.parsed.cnpj)
  )
    yield {
      tipo: 'chave_diverge',
      gravidade: 'atencao',
      texto: 'O CNPJ impresso não é o da chave de acesso.',
      campos: ['chave', 'cpfCnpj'],
    };
  const numbers = candidates(ways.flatMap(({numero: number}) => number ?? []));
  if (
    chave &&
    numbers[0] &&
    numbers[0].confidence >= MIN_PRINT_CONFIDENCE &&
    numbers.every(({value}) => value !== chave.parsed.numero)
  )
    yield {
      tipo: 'chave_diverge',
      gravidade: 'atencao',
      texto: 'O número impresso não é o da chave de acesso.',
      campos: ['chave', 'numero'],
    };
  const fromCode = ways.flatMap(({total: readings}) => readings ?? []).find(({source}) => source === 'qrcode');
  if (fromCode && total !== undefined && fromCode.value !== total)
    yield {
      tipo: 'valor_diverge',
      gravidade: 'atencao',
      texto: `O QR code diz ${formatReais(fromCode.value)} e a nota, ${formatReais(total)}.`,
      campos: ['total'],
    };
  if (itens.length > 0 && total !== undefined && !sum.addsUp)
    yield {
      tipo: 'soma_diverge',
      gravidade: 'atencao',
      texto: `Os itens lidos somam ${formatReais(sum.itens)} e o total da nota é ${formatReais(total)}.`,
      campos: ['total', 'itens'],
    };
  const itemCount = candidates(ways.flatMap(({quantidadeItens}) => quantidadeItens ?? []))[0];
  if (
    itemCount &&
    itemCount.confidence >= MIN_COUNT_CONFIDENCE &&
    itens.length > 0 &&
    itemCount.value > itens.length &&
    !sum.addsUp
  )
    yield {
      tipo: 'incompleta',
      gravidade: 'atencao',
      texto: `A nota diz ter ${itemCount.value} itens e ${itens.length} ${itens.length === 1 ? 'foi lido' : 'foram lidos'}.`,
      campos: ['itens'],
    };
}

function* information({ways, chave, sum}: WarningInput): Generator<ReadingWarning> {
  const issuedOffline = chave?.parsed.modelo === '65' && chave.parsed.tipoEmissao === ISSUED_OFFLINE;
  if (hasMark(ways, 'contingencia') || issuedOffline)
    yield {
      tipo: 'contingencia',
      gravidade: 'informacao',
      texto: 'Emitida em contingência: pode ainda não constar na Sefaz.',
    };
  if (sum.surcharges > 0)
    yield {
      tipo: 'soma_diverge',
      gravidade: 'informacao',
      texto: `O total inclui ${formatReais(sum.surcharges)} além dos itens (frete, impostos).`,
      campos: ['total'],
    };
  if (sum.descontoOnTotal)
    yield {
      tipo: 'soma_diverge',
      gravidade: 'informacao',
      texto: 'O desconto foi dado no total, não nos itens.',
      campos: ['descontos'],
    };
  if (ways.some(({fonteItens, chave: keys}) => fonteItens === 'xml' || keys?.some(({source}) => source === 'xml')))
    yield {tipo: 'assinatura', gravidade: 'informacao', texto: 'A assinatura digital do XML não foi verificada.'};
}
